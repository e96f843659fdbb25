import Redo from "lucide-react/icons/redo-2";
import Undo from "lucide-react/icons/undo-2";
import { IconButton } from "../../controls/icon-button/icon-button.tsx";
import { undoRedoTexts } from "./texts.ts";
import styles from "./undo-redo.module.css";

export interface UndoRedoProps {
  /** Takes the last change back. Left out: nothing to take back. */
  onUndo?: (() => void) | undefined;
  /** Puts the change that was taken back in force again. Left out: nothing to redo. */
  onRedo?: (() => void) | undefined;
  /** What undo takes back, such as 'wandtegel Solva travertin'; becomes part of the button's name. */
  undoOf?: string | undefined;
  /** What redo puts back. */
  redoOf?: string | undefined;
}

const named = (action: string, change: string | undefined): string =>
  change ? undoRedoTexts.of(action, change) : action;

/** Undo and redo. A button with nothing to do stays where it is and keeps the focus. */
export function UndoRedo({ onUndo, onRedo, undoOf, redoOf }: UndoRedoProps) {
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
}
