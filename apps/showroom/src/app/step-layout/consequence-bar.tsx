import { useDeferredValue, useMemo } from "react";
import { ConsequenceNotice } from "@showroom/ui/showroom/consequence-notice/consequence-notice";
import { Surface } from "@showroom/ui/layout/surface/surface";
import { useChoices } from "../../shared/choices/use-choices.ts";
import { useCostInput, useShowroom } from "../../shared/step-view/use-showroom.ts";
import { useRoom } from "../../shared/step-view/use-room.ts";
import { describeConsequences } from "../../shared/room-words/describe-consequence.ts";
import styles from "./step-layout.module.css";

/** What the last choice changed elsewhere, with a way back; in sight wherever one has scrolled to. */
export function ConsequenceBar() {
  const { store, page, project } = useShowroom();
  const { context } = useRoom();
  // Words about a choice come a moment after the choice itself shows.
  const notice = useDeferredValue(useChoices(store, (state) => state.notice));
  const input = useDeferredValue(useCostInput());
  const consequences = useMemo(
    () => (notice?.pageId === page.id ? describeConsequences(context, notice, input) : []),
    [notice, page.id, context, input],
  );
  return (
    <Surface ground="paper" floating className={styles["consequences"]}>
      <ConsequenceNotice
        consequences={consequences}
        indicative={!project.hasHardPrices}
        onUndo={() => store.undo(page)}
        onDismiss={store.dismissNotice}
      />
    </Surface>
  );
}
