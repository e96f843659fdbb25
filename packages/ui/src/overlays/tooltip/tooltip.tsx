import { useCallback, useEffect, useRef, useState, type ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import { useAnchoredPopup } from "../anchored-popup.ts";
import popup from "../popup.module.css";
import styles from "./tooltip.module.css";

/** A pointer that only passes by shows nothing. */
const HOVER_DELAY_MS = 400;

export interface TooltipProps {
  /** A few words. It is no accessible name or description: whatever matters must be said elsewhere too. */
  text: ReactNode;
  /** Where it opens when there is room. */
  side?: "top" | "bottom";
  /** The button it belongs to. */
  children: ReactNode;
}

/** A hint at hover and keyboard focus. It does not exist on touch: use a popover for anything one needs to know. */
export function Tooltip({ text, side = "top", children }: TooltipProps) {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLSpanElement>(null);
  const hint = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useAnchoredPopup(open, hint, anchor, { side, align: "center" });

  const hide = useCallback(() => {
    clearTimeout(timer.current);
    setOpen(false);
  }, []);

  useEffect(() => {
    if (!open) return undefined;
    function onKeyDown(event: KeyboardEvent) {
      if (event.key === "Escape") hide();
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [open, hide]);

  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <span
      ref={anchor}
      role="presentation"
      className={styles["anchor"]}
      onPointerEnter={(event) => {
        if (event.pointerType !== "touch") timer.current = setTimeout(() => setOpen(true), HOVER_DELAY_MS);
      }}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => {
        if (event.target.matches(":focus-visible")) setOpen(true);
      }}
      onBlur={hide}
    >
      {children}
      {open && (
        <span ref={hint} popover="manual" aria-hidden="true" className={classNames(popup["popup"], styles["tooltip"])}>
          {text}
        </span>
      )}
    </span>
  );
}
