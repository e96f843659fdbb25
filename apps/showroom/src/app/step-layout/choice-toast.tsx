import { useCallback, useDeferredValue, useMemo, useState } from "react";
import { UndoToast } from "@showroom/ui/feedback/undo-toast/undo-toast";
import { useIsPhone } from "../../shared/browser/use-is-phone.ts";
import { isLocked } from "../../shared/choices/choices-state.ts";
import { useChoices } from "../../shared/choices/use-choices.ts";
import { describeChoice } from "../../shared/room-words/describe-choice.ts";
import { useRoomActions } from "../../shared/step-view/use-room.ts";
import { useShowroom } from "../../shared/step-view/use-showroom.ts";
import styles from "./step-layout.module.css";

/**
 * Shows the last choice on this page on a phone, with an undo button near the thumb. It is not shown beside the notice about changes
 * elsewhere, which has an undo button too. Set the page as its key: choices made before it was mounted are not shown.
 */
export function ChoiceToast() {
  const phone = useIsPhone();
  const { store, page } = useShowroom();
  const { context } = useRoomActions();
  const [told, setTold] = useState(() => store.getState().past.at(-1));
  // The text is updated after the choice itself is shown.
  const last = useDeferredValue(
    useChoices(store, (state) => {
      if (!phone) return undefined;
      const step = state.past.at(-1);
      const isCurrent = step?.pageId === page.id && step.after !== undefined && step.after === state.rooms[page.id];
      return isCurrent && state.notice === null && !isLocked(state) ? step : undefined;
    }),
  );
  const action = useMemo(() => {
    if (last?.after === undefined || last === told) return undefined;
    return { id: store.getState().revision, text: describeChoice(context, last.room, last.chosen ?? last.after) };
  }, [last, told, store, context]);
  const dismiss = useCallback(() => setTold(store.getState().past.at(-1)), [store]);
  return (
    <div className={styles["toast"]}>
      <UndoToast action={action} onUndo={() => store.undo(page)} onDismiss={dismiss} />
    </div>
  );
}
