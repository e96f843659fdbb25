import type { RouteObject } from "react-router";

/** What lies below `projects/:slug/digitale-showroom`; loaded when someone goes there. */
export const configuratorRoutes: RouteObject[] = [];
