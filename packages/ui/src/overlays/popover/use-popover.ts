import { useCallback, useId, useRef, useState } from "react";

export interface PopoverOptions {
  /** Leave out to let it remember its own state. */
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** The state of a button that opens a panel beside it, and what both need of it. The panel itself is `PopoverPanel`. */
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
