import { useDeferredValue, useMemo } from "react";
import { ConsequenceNotice } from "@showroom/ui/showroom/consequence-notice/consequence-notice";
import { Surface } from "@showroom/ui/layout/surface/surface";
import { useChoices } from "../../shared/choices/use-choices.ts";
import { useCostInput, useShowroom } from "../../shared/step-view/use-showroom.ts";
import { useRoomActions } from "../../shared/step-view/use-room.ts";
import { describeConsequences } from "../../shared/room-words/describe-consequence.ts";
import { noticeTexts } from "./notice-texts.ts";
import styles from "./step-layout.module.css";

/** The consequences of the last choice, with an undo button. It stays visible while the page scrolls. */
export function ConsequenceBar() {
  const { store, page } = useShowroom();
  const { context } = useRoomActions();
  // The text is updated after the choice itself is shown.
  const notice = useDeferredValue(useChoices(store, (state) => state.notice));
  const input = useCostInput();
  const consequences = useMemo(
    () => (notice?.pageId === page.id ? describeConsequences(context, notice, input) : []),
    [notice, page.id, context, input],
  );
  return (
    <Surface ground="paper" floating className={styles["consequences"]}>
      <ConsequenceNotice
        consequences={consequences}
        title={notice?.mended ? noticeTexts.mended : undefined}
        onUndo={notice?.mended ? undefined : () => store.undo(page)}
        onDismiss={store.dismissNotice}
      />
    </Surface>
  );
}
