import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";

export interface DisclosureOptions {
  /** Controlled state; leave out for an uncontrolled component. */
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * The behaviour of a button that shows and closes a panel in place. Spread `button` on the button and `panel` on the
 * panel. The browser's find-in-page still finds a closed panel and opens it.
 */
export function useDisclosure({ open: controlled, defaultOpen = false, onOpenChange }: DisclosureOptions) {
  const [own, setOwn] = useState(defaultOpen);
  const open = controlled ?? own;
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);

  function change(next: boolean) {
    setOwn(next);
    onOpenChange?.(next);
  }

  // React only supports boolean values of `hidden`
  useLayoutEffect(() => {
    if (open) panel.current?.removeAttribute("hidden");
    else panel.current?.setAttribute("hidden", "until-found");
  }, [open]);

  useEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    const onFound = () => change(true);
    element.addEventListener("beforematch", onFound);
    return () => element.removeEventListener("beforematch", onFound);
  });

  return {
    open,
    button: { "aria-expanded": open, "aria-controls": id, onClick: () => change(!open) },
    panel: { ref: panel, id },
  } as const;
}
