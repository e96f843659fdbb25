import { useLayoutEffect } from 'react';

/** How many open dialogs keep each element inert; a dialog on a dialog must not wake the page when it closes. */
const holders = new Map<HTMLElement, number>();

function hold(element: HTMLElement) {
  holders.set(element, (holders.get(element) ?? 0) + 1);
  element.inert = true;
}

function release(element: HTMLElement) {
  const left = (holders.get(element) ?? 0) - 1;
  if (left > 0) {
    holders.set(element, left);
  } else {
    holders.delete(element);
    element.inert = false;
  }
}

/**
 * Makes the page inert while a dialog is open: no focus, no press, no find, nothing for screen readers.
 * What lies in a portal (the dialog itself, toasts) and live regions stay awake.
 */
export function useInertPage(open: boolean) {
  useLayoutEffect(() => {
    if (!open) return undefined;
    const page = [...document.body.children].filter(
      (child): child is HTMLElement =>
        child instanceof HTMLElement && !child.matches('script, style, [data-base-ui-portal], [data-base-ui-focus-guard], [aria-live]') && !(child.inert && !holders.has(child)),
    );
    page.forEach(hold);
    return () => page.forEach(release);
  }, [open]);
}
