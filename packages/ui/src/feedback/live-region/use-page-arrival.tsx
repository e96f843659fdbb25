import { useEffect, useRef } from "react";
import { useAnnounce } from "./live-region.tsx";

/** Focuses the page's heading, unless something else took the focus, such as a dialog. */
function focusHeading(): void {
  const active = document.activeElement;
  if (active instanceof HTMLElement && active.closest('[role="dialog"]') !== null) return;
  const heading = document.querySelector<HTMLElement>("main h1, h1");
  if (heading === null) return;
  if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Sets the window's title. After a change of path it announces the page and moves the focus to the page's heading. */
export function usePageArrival(path: string, title: string): void {
  const announce = useAnnounce();
  const shown = useRef(path);

  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    if (shown.current === path) return undefined;
    let isLatest = true;
    // An error page gives its title right after the address changed.
    queueMicrotask(() => {
      if (!isLatest) return;
      shown.current = path;
      announce(title);
      focusHeading();
    });
    return () => {
      isLatest = false;
    };
  }, [path, title, announce]);
}
