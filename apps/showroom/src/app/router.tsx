import { createBrowserRouter, matchRoutes, RouterContextProvider } from "react-router";
import type { RouteObject } from "react-router";
import { watchBack } from "@showroom/ui/overlays/modal/close-on-back";
import { routeConnection } from "@showroom/web-app/session/route-connection";
import { followTracking } from "@showroom/web-app/session/tracking";
import { connection } from "../shared/api/api.ts";
import { nextTask } from "../timeline/next-task.ts";
import { projectQuery } from "../shared/project/project.ts";
import { stepPathOf } from "../pages/step-path.ts";
import type { RenderedPage } from "./page-data/page-data.ts";
import { routes, SHOWROOM_ROUTE } from "./routes.tsx";

const { api, configQuery, queryClient, userQuery } = connection;

/** Sends errors and tracking events of the page to the configured URLs, if any. */
async function followPage(): Promise<void> {
  const { errorReportingUrl, trackingUrl } = await queryClient.fetchQuery(configQuery);
  followTracking(trackingUrl);
  if (errorReportingUrl === null) return;
  const { reportErrors } = await import("../shared/errors/report-errors.ts");
  reportErrors(errorReportingUrl);
}

/** Loads the code of the routes for a path, so that the router can hydrate the page at once. */
async function loadRoutes(pathname: string): Promise<void> {
  const load = async (route: RouteObject): Promise<void> => {
    const parts = Object.entries(route.lazy ?? {});
    const loaded = await Promise.all(parts.map(async ([name, part]) => [name, await part()] as const));
    Object.assign(route, Object.fromEntries(loaded), { lazy: undefined });
  };
  await Promise.all((matchRoutes(routes, pathname) ?? []).map(({ route }) => load(route)));
}

let showroomLoaded = false;

/** Starts the requests that every page needs. */
export function startReads(): void {
  void queryClient.prefetchQuery(userQuery);
  // Without the configuration no page can be shown, and that error is reported elsewhere.
  void followPage().catch(() => {});
}

/**
 * Creates the router and starts loading the current page. The showroom's routes are added with its code, on the first visit.
 * @param rendered the state of a page that the server rendered; null to load the page in the browser
 */
export async function startRouter(rendered: RenderedPage | null) {
  watchBack();
  if (rendered !== null) await loadRoutes(window.location.pathname);
  return createBrowserRouter(routes, {
    ...(rendered !== null && { hydrationData: { loaderData: rendered.loaderData } }),
    getContext: () => new RouterContextProvider(new Map([[routeConnection, connection]])),
    patchRoutesOnNavigation: async ({ path, patch }) => {
      const slug = stepPathOf(path)?.slug;
      if (showroomLoaded || slug === undefined) return;
      // Fetched in parallel with the code; the loaders of the routes use the same answers.
      void queryClient.prefetchQuery(projectQuery(api, slug));
      const { showroomRoutes } = await import("./showroom-routes.tsx");
      await nextTask();
      if (showroomLoaded) return;
      showroomLoaded = true;
      patch(SHOWROOM_ROUTE, [...showroomRoutes]);
    },
  });
}
