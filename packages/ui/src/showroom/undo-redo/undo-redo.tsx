import { memo } from "react";
import Redo from "lucide-react/icons/redo-2";
import Undo from "lucide-react/icons/undo-2";
import { IconButton } from "../../controls/icon-button/icon-button.tsx";
import { undoRedoTexts } from "./texts.ts";
import styles from "./undo-redo.module.css";

export interface UndoRedoProps {
  /** Undoes the last change. Leave out when there is nothing to undo. */
  onUndo?: (() => void) | undefined;
  /** Redoes the last undone change. Leave out when there is nothing to redo. */
  onRedo?: (() => void) | undefined;
  /** The change that undo reverts, such as 'wandtegel Solva travertin'; part of the button's name. */
  undoOf?: string | undefined;
  /** The change that redo restores; part of the button's name. */
  redoOf?: string | undefined;
}

const named = (action: string, change: string | undefined): string =>
  change ? undoRedoTexts.of(action, change) : action;

/** Undo and redo buttons. A button without an action stays in place and keeps the focus. */
export const UndoRedo = memo(function UndoRedo({ onUndo, onRedo, undoOf, redoOf }: UndoRedoProps) {
  return (
    <div className={styles["pair"]} role="group" aria-label={undoRedoTexts.label}>
      <IconButton
        icon={Undo}
        label={named(undoRedoTexts.undo, onUndo && undoOf)}
        aria-disabled={!onUndo || undefined}
        onClick={() => onUndo?.()}
      />
      <IconButton
        icon={Redo}
        label={named(undoRedoTexts.redo, onRedo && redoOf)}
        aria-disabled={!onRedo || undefined}
        onClick={() => onRedo?.()}
      />
    </div>
  );
});
