import type { RouteHandle } from "@showroom/web-app/routing/route-handle";

/** The handle of a route, checked: React Router takes anything. */
export const handle = (value: RouteHandle): RouteHandle => value;
