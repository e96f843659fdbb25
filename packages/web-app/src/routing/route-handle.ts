import type { UIMatch } from "react-router";

/** The `handle` of a route. */
export interface RouteHandle {
  /** Name of the page, for the title of the window and for screen readers. It may depend on the address. */
  readonly title?: string | ((match: UIMatch) => string);
  /** HTTP status of the page when the server sends it; 200 when absent. */
  readonly status?: number;
}

/** The name of the page: the name of the deepest matching route that has one. */
export function pageTitle(matches: readonly UIMatch[]): string | null {
  const match = matches.findLast(({ handle }) => (handle as RouteHandle | undefined)?.title !== undefined);
  const title = (match?.handle as RouteHandle | undefined)?.title;
  if (match === undefined || title === undefined) return null;
  return typeof title === "string" ? title : title(match);
}
