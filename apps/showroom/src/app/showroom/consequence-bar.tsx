import { ConsequenceNotice } from "@showroom/ui/showroom/consequence-notice/consequence-notice";
import { useChoices } from "../../shared/choices/use-choices.ts";
import { useShowroom } from "../../shared/showroom/use-showroom.ts";
import { useRoom } from "../../shared/showroom/use-room.ts";
import { describeConsequence } from "../../shared/showroom/describe-consequence.ts";

/** What the last choice changed elsewhere, with a way back. */
export function ConsequenceBar() {
  const { store, page } = useShowroom();
  const { context } = useRoom();
  const notice = useChoices(store, (state) => state.notice);
  if (notice === null || notice.pageId !== page.id) return null;
  return (
    <ConsequenceNotice
      consequences={notice.consequences.map((consequence, index) =>
        describeConsequence(context, consequence, String(index)),
      )}
      onUndo={store.undo}
      onDismiss={store.dismissNotice}
    />
  );
}
