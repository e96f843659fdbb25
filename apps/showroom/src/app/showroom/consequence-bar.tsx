import { ConsequenceNotice } from "@showroom/ui/showroom/consequence-notice/consequence-notice";
import { useChoices } from "../../shared/choices/use-choices.ts";
import { useShowroom } from "../../shared/showroom/use-showroom.ts";
import { useRoom } from "../../shared/showroom/use-room.ts";
import { describeConsequence } from "../../shared/showroom/describe-consequence.ts";
import styles from "./showroom.module.css";

/** What the last choice changed elsewhere, with a way back; in sight wherever one has scrolled to. */
export function ConsequenceBar() {
  const { store, page } = useShowroom();
  const { context } = useRoom();
  const notice = useChoices(store, (state) => state.notice);
  const consequences = notice?.pageId === page.id ? notice.consequences : [];
  return (
    <div className={styles["consequences"]}>
      <ConsequenceNotice
        consequences={consequences.map((consequence, index) =>
          describeConsequence(context, consequence, String(index)),
        )}
        onUndo={store.undo}
        onDismiss={store.dismissNotice}
      />
    </div>
  );
}
