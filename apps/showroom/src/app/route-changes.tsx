import { useLocation, useMatches, useParams } from "react-router";
import { usePageArrival } from "@showroom/ui/feedback/live-region/use-page-arrival";
import { useConfig } from "../shared/api/use-config.ts";
import { isMissingProject } from "../shared/project/project.ts";
import { pageTitle } from "@showroom/web-app/routing/route-handle";
import { ROUTE_TITLES } from "./texts.ts";

/** Keeps the window's title with the page; after a change of page says where one came and moves the focus there. */
export function RouteChanges() {
  const { pathname } = useLocation();
  const { productName } = useConfig();
  const { slug } = useParams();
  const matched = pageTitle(useMatches());
  const title = slug !== undefined && isMissingProject(slug) ? ROUTE_TITLES.notFound : matched;
  usePageArrival(pathname, title === null || title === productName ? productName : `${title} | ${productName}`);
  return null;
}
