import { useCallback, useEffect, useRef, type ReactNode, type RefObject } from "react";
import { classNames } from "../../class-names.ts";
import { useAnchoredPopup, useDismiss, type Placement } from "../anchored-popup.ts";
import styles from "./popover-panel.module.css";

const STOPS = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]';

export interface PopoverPanelProps extends Placement {
  /** What its button says that it controls. */
  id: string;
  /** Its button, which it lies beside and which Escape gives the focus back to. */
  anchor: RefObject<HTMLElement | null>;
  /** Escape, a press outside, or the focus went elsewhere. */
  onClose: () => void;
  "aria-label"?: string | undefined;
  "aria-labelledby"?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** What a button opened beside itself: takes the focus in, and goes away by itself. Rendered only while it is open. */
export function PopoverPanel({ anchor, onClose, side, align, className, children, ...panel }: PopoverPanelProps) {
  const element = useRef<HTMLDivElement>(null);
  const dismiss = useCallback(
    (by: "escape" | "outside") => {
      if (by === "escape") anchor.current?.focus();
      onClose();
    },
    [anchor, onClose],
  );
  useAnchoredPopup(true, element, anchor, { side, align });
  useDismiss(true, element, anchor, dismiss);
  useEffect(() => {
    (element.current?.querySelector<HTMLElement>(STOPS) ?? element.current)?.focus({ preventScroll: true });
  }, []);

  return (
    <div
      {...panel}
      ref={element}
      role="dialog"
      popover="manual"
      tabIndex={-1}
      className={classNames(styles["panel"], className)}
    >
      {children}
    </div>
  );
}
