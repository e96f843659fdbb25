import { useLocation, useMatches } from "react-router";
import { usePageArrival } from "@showroom/ui/feedback/live-region/use-page-arrival";
import { useConfig } from "../shared/api/use-config.ts";
import { pageTitle } from "./route-handle.ts";

/** Keeps the window's title with the page; after a change of page says where one came and moves the focus there. */
export function RouteChanges() {
  const { pathname } = useLocation();
  const { productName } = useConfig();
  const title = pageTitle(useMatches());
  usePageArrival(pathname, title === null || title === productName ? productName : `${title} | ${productName}`);
  return null;
}
