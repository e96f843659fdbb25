import { useLocation, useMatches } from "react-router";
import { usePageArrival } from "@showroom/ui/feedback/live-region/use-page-arrival";
import { useConfig } from "../session/use-config.ts";
import { pageTitle } from "./route-handle.ts";

/**
 * Sets the title of the window. After a change of page it announces the title and moves the focus to the page.
 * @param title instead of the name that the route gives
 */
export function usePageTitle(title?: string): void {
  const { pathname } = useLocation();
  const { productName } = useConfig();
  const name = pageTitle(useMatches());
  const shown = title ?? name;
  usePageArrival(pathname, shown === null || shown === productName ? productName : `${shown} | ${productName}`);
}
