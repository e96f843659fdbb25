import { takesChoices } from "@showroom/domain/model/project";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { useChoices } from "../../shared/choices/use-choices.ts";
import { viewing } from "../../shared/session/viewing.ts";
import { useRoomActions } from "../../shared/step-view/use-room.ts";
import { useShowroom } from "../../shared/step-view/use-showroom.ts";
import { stepTexts } from "../steps/texts.ts";
import styles from "./step-layout.module.css";

/** Explains once, above all choices, why they are locked. */
export function LockedNotice() {
  const { page, project, store } = useShowroom();
  const { locked } = useRoomActions();
  // Staff who view the showroom as a buyer have a notice above the page instead.
  const confirmed = useChoices(store, (state) => state.submitType !== null);
  const closed = viewing === null && !takesChoices(project.state ?? "open");
  if (!locked || (!confirmed && !closed) || page.type === "topview") return null;
  return (
    <div className={styles["locked"]} data-told>
      <Alert variant="info">{confirmed ? stepTexts.locked : stepTexts.closed}</Alert>
    </div>
  );
}
