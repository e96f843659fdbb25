import type { UIMatch } from "react-router";

/** What a route may tell about itself, as its `handle`. */
export interface RouteHandle {
  /** Name of the page, for the window's title and for screen readers; may depend on the address. */
  readonly title?: string | ((match: UIMatch) => string);
}

/** The name of the page: that of the deepest route that has one. */
export function pageTitle(matches: readonly UIMatch[]): string | null {
  const match = matches.findLast(({ handle }) => (handle as RouteHandle | undefined)?.title !== undefined);
  const title = (match?.handle as RouteHandle | undefined)?.title;
  if (match === undefined || title === undefined) return null;
  return typeof title === "string" ? title : title(match);
}
