import { Alert } from "@showroom/ui/feedback/alert/alert";
import { useChoices } from "../../shared/choices/use-choices.ts";
import { useRoom } from "../../shared/showroom/use-room.ts";
import { useShowroom } from "../../shared/showroom/use-showroom.ts";
import { showroomTexts } from "./texts.ts";
import styles from "./showroom.module.css";

/** Says once, above everything that can no longer be chosen, why that is. */
export function LockedNotice() {
  const { page, store } = useShowroom();
  const { locked } = useRoom();
  // Who looks in a buyer's place is told so above the page.
  const confirmed = useChoices(store, (state) => state.submitType !== null);
  if (!locked || !confirmed || page.type === "topview") return null;
  return (
    <div className={styles["locked"]}>
      <Alert variant="info">{showroomTexts.locked}</Alert>
    </div>
  );
}
