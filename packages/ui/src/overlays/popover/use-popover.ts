import { useCallback, useId, useRef, useState } from "react";

export interface PopoverOptions {
  /** Controlled state; leave out for an uncontrolled component. */
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** The state of a popover, with the props for its button and for its `PopoverPanel`. */
export function usePopover({ open: controlled, onOpenChange }: PopoverOptions = {}) {
  const [own, setOwn] = useState(false);
  const open = controlled ?? own;
  const id = useId();
  const anchor = useRef<HTMLButtonElement>(null);

  const change = useCallback(
    (next: boolean) => {
      setOwn(next);
      onOpenChange?.(next);
    },
    [onOpenChange],
  );
  const onClose = useCallback(() => change(false), [change]);

  return {
    open,
    button: {
      ref: anchor,
      "aria-expanded": open,
      "aria-haspopup": "dialog",
      "aria-controls": open ? id : undefined,
      onClick: () => change(!open),
    },
    panel: { id, anchor, onClose },
  } as const;
}
