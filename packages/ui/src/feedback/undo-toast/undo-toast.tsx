import { useCallback, useEffect, useRef, useState, type FocusEvent } from "react";
import styles from "./undo-toast.module.css";
import { undoToastTexts } from "./texts.ts";

/** Milliseconds that it stays while nobody uses it. */
const STAYS = 8000;

/** What was just done. */
export interface UndoableAction {
  /** Another id is another action, which stays its own time. */
  id: number;
  /** 'Handvorm gekozen'. */
  text: string;
}

export interface UndoToastProps {
  /** The last action; undefined shows nothing. Keep the component mounted, so that a new action is announced. */
  action: UndoableAction | undefined;
  /** Undoes the action. The parent then passes another action, or none. */
  onUndo: () => void;
  /** Called when it goes: after some seconds, or by Escape. It must be the same function at every render. */
  onDismiss: () => void;
}

/**
 * Says what was just done, with a button that undoes it. It goes by itself, but stays while it has the pointer or the
 * focus. Only for what can also be undone elsewhere.
 */
export function UndoToast({ action, onUndo, onDismiss }: UndoToastProps) {
  return (
    // The live region exists before its message, so that the message is announced
    <div role="status">
      {action && <Shown key={action.id} text={action.text} onUndo={onUndo} onDismiss={onDismiss} />}
    </div>
  );
}

interface ShownProps extends Pick<UndoToastProps, "onUndo" | "onDismiss"> {
  text: string;
}

function Shown({ text, onUndo, onDismiss }: ShownProps) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const cameFrom = useRef<EventTarget | null>(null);
  const held = pointed || focused;

  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(onDismiss, STAYS);
    return () => clearTimeout(timer);
  }, [held, onDismiss]);

  const giveFocusBack = useCallback(() => {
    // The focus would be lost with the button
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  }, []);
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key !== "Escape") return;
      giveFocusBack();
      onDismiss();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [giveFocusBack, onDismiss]);

  return (
    <div className={styles["toast"]} onPointerEnter={() => setPointed(true)} onPointerLeave={() => setPointed(false)}>
      <span className={styles["text"]}>{text}</span>
      <button
        type="button"
        className={styles["undo"]}
        onFocus={(event: FocusEvent) => {
          cameFrom.current = event.relatedTarget;
          setFocused(true);
        }}
        onBlur={() => {
          cameFrom.current = null;
          setFocused(false);
        }}
        onClick={() => {
          giveFocusBack();
          onUndo();
        }}
      >
        {undoToastTexts.undo}
      </button>
    </div>
  );
}
