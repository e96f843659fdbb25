import { useCallback, useEffect, useId, useRef, useState } from "react";
import { useAnchoredPopup, useDismiss, type Placement } from "../anchored-popup.ts";

const STOPS = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]';

export interface PopoverOptions extends Placement {
  /** Leave out to let it remember its own state. */
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** The behaviour of a button that opens a panel beside it: state, place, focus in and out, dismissal. */
export function usePopover({ open: controlled, onOpenChange, side, align }: PopoverOptions) {
  const [own, setOwn] = useState(false);
  const open = controlled ?? own;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);

  const change = useCallback(
    (next: boolean) => {
      setOwn(next);
      onOpenChange?.(next);
    },
    [onOpenChange],
  );

  const dismiss = useCallback(
    (by: "escape" | "outside") => {
      if (by === "escape") button.current?.focus();
      change(false);
    },
    [change],
  );

  useAnchoredPopup(open, popup, button, { side, align });
  useDismiss(open, popup, button, dismiss);

  useEffect(() => {
    if (open) (popup.current?.querySelector<HTMLElement>(STOPS) ?? popup.current)?.focus({ preventScroll: true });
  }, [open]);

  return {
    open,
    button: {
      ref: button,
      "aria-expanded": open,
      "aria-haspopup": "dialog",
      "aria-controls": open ? id : undefined,
      onClick: () => change(!open),
    },
    popup: { ref: popup, id, popover: "manual", role: "dialog", tabIndex: -1 },
  } as const;
}
