import { useEffect, useRef } from "react";
import { useAnnounce } from "./live-region.tsx";

/** The page's heading gets the focus, unless something on it took it, such as a dialog. */
function focusHeading(): void {
  const active = document.activeElement;
  if (active instanceof HTMLElement && active.closest('[role="dialog"]') !== null) return;
  const heading = document.querySelector<HTMLElement>("main h1, h1");
  if (heading === null) return;
  if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Keeps the window's title with the page; after a change of path says where one came and moves the focus to the page's heading. */
export function usePageArrival(path: string, title: string): void {
  const announce = useAnnounce();
  const shown = useRef(path);

  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    announce(title);
    focusHeading();
  }, [path, title, announce]);
}
