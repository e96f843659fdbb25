import { useEffect, useRef } from "react";
import { useLocation, useMatches } from "react-router";
import { useAnnounce } from "@showroom/ui/feedback/live-region/live-region";
import { useConfig } from "../shared/api/use-config.ts";
import { pageTitle } from "./route-handle.ts";

/** The page's heading gets the focus, unless something on it took it, such as a dialog. */
function focusHeading(): void {
  const active = document.activeElement;
  if (active instanceof HTMLElement && active.closest('[role="dialog"]') !== null) return;
  const heading = document.querySelector<HTMLElement>("main h1, h1");
  if (heading === null) return;
  if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Keeps the window's title with the page; after a change of page says where one came and moves the focus there. */
export function RouteChanges() {
  const { pathname } = useLocation();
  const { productName } = useConfig();
  const title = pageTitle(useMatches());
  const announce = useAnnounce();
  const shown = useRef(pathname);
  const fullTitle = title === null || title === productName ? productName : `${title} | ${productName}`;

  useEffect(() => {
    document.title = fullTitle;
  }, [fullTitle]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    announce(fullTitle);
    focusHeading();
  }, [pathname, fullTitle, announce]);

  return null;
}
