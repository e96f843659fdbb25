import { Alert } from "@showroom/ui/feedback/alert/alert";
import { useRoom } from "../../shared/showroom/use-room.ts";
import { showroomTexts } from "./texts.ts";
import styles from "./showroom.module.css";

/** Says once, above everything that can no longer be chosen, why that is. */
export function LockedNotice() {
  const { locked } = useRoom();
  if (!locked) return null;
  return (
    <div className={styles["locked"]}>
      <Alert variant="info">{showroomTexts.locked}</Alert>
    </div>
  );
}
