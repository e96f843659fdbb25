import { useCallback, useEffect, useRef, type ReactNode, type RefObject } from "react";
import { classNames } from "../../class-names.ts";
import { useAnchoredPopup, useDismiss, type Placement } from "../anchored-popup.ts";
import styles from "./popover-panel.module.css";

const STOPS = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]';

export interface PopoverPanelProps extends Placement {
  /** Id for the button's `aria-controls`. */
  id: string;
  /** Its button, at which it is positioned and which gets the focus back on Escape. */
  anchor: RefObject<HTMLElement | null>;
  /** Called on Escape, on an outside press, and when the focus leaves. */
  onClose: () => void;
  "aria-label"?: string | undefined;
  "aria-labelledby"?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** The panel of a popover: takes the focus and closes by itself. Render it only while open. */
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
