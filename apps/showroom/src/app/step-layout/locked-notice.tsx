import { Alert } from "@showroom/ui/feedback/alert/alert";
import { useChoices } from "../../shared/choices/use-choices.ts";
import { useRoom } from "../../shared/step-view/use-room.ts";
import { useShowroom } from "../../shared/step-view/use-showroom.ts";
import { stepTexts } from "../steps/texts.ts";
import styles from "./step-layout.module.css";

/** Says once, above everything that can no longer be chosen, why that is. */
export function LockedNotice() {
  const { page, store } = useShowroom();
  const { locked } = useRoom();
  // Who looks in a buyer's place is told so above the page.
  const confirmed = useChoices(store, (state) => state.submitType !== null);
  if (!locked || !confirmed || page.type === "topview") return null;
  return (
    <div className={styles["locked"]}>
      <Alert variant="info">{stepTexts.locked}</Alert>
    </div>
  );
}
