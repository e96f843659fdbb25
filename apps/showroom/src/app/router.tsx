import { createBrowserRouter } from "react-router";
import type { RouteObject, UIMatch } from "react-router";
import { HomePage } from "../features/home/home-page.tsx";
import { LandingPage } from "../features/landing/landing-page.tsx";
import { configQuery, queryClient, userQuery } from "../shared/api/api.ts";
import { contentBlockQuery, loadProject, projectQuery } from "../shared/project/project.ts";
import { AppRoot } from "./app-root.tsx";
import { requireShowroomAccess } from "./guards.ts";
import { PlainLayout } from "./plain-layout.tsx";
import { ProjectLayout } from "./project-layout.tsx";
import { RootError, RouteError } from "./route-error.tsx";
import type { RouteHandle } from "@showroom/web-app/routing/route-handle";
import { ROUTE_TITLES } from "./texts.ts";
import { WaitingPage } from "./waiting/waiting-page.tsx";

const SHOWROOM_ROUTE = "showroom";

const handle = (value: RouteHandle): RouteHandle => value;

async function loadRoot(): Promise<null> {
  void queryClient.prefetchQuery(userQuery);
  const { errorReportingUrl } = await queryClient.fetchQuery(configQuery);
  if (errorReportingUrl !== null)
    void import("../shared/errors/report-errors.ts").then(({ reportErrors }) => reportErrors(errorReportingUrl));
  return null;
}

const projectName = ({ loaderData }: UIMatch): string =>
  (loaderData as { readonly projectName: string } | undefined)?.projectName ?? ROUTE_TITLES.project;

async function loadProjectPage(slug: string, block: "HOMEPAGE" | "CONTACT"): Promise<{ readonly projectName: string }> {
  const project = await loadProject(slug);
  await queryClient.fetchQuery(contentBlockQuery(project.id, block));
  return { projectName: project.name };
}

const projectPages: RouteObject = {
  Component: ProjectLayout,
  children: [
    {
      index: true,
      handle: handle({ title: projectName }),
      loader: ({ params }) => loadProjectPage(params["slug"] ?? "", "HOMEPAGE"),
      Component: LandingPage,
    },
    {
      path: "video",
      handle: handle({ title: ROUTE_TITLES.video }),
      loader: ({ params }) => loadProjectPage(params["slug"] ?? "", "HOMEPAGE"),
      lazy: { Component: async () => (await import("./pages/video-page.tsx")).VideoPage },
    },
    {
      path: "contact",
      handle: handle({ title: ROUTE_TITLES.contact }),
      loader: ({ params }) => loadProjectPage(params["slug"] ?? "", "CONTACT"),
      lazy: { Component: async () => (await import("../features/contact/contact-page.tsx")).ContactPage },
    },
  ],
};

const notFound: RouteObject = {
  lazy: { Component: async () => (await import("../features/not-found/not-found-page.tsx")).NotFoundPage },
  handle: handle({ title: ROUTE_TITLES.notFound }),
};

const routes: RouteObject[] = [
  {
    Component: AppRoot,
    ErrorBoundary: RootError,
    HydrateFallback: WaitingPage,
    loader: loadRoot,
    /** The configuration and the user do not change with the page. */
    shouldRevalidate: () => false,
    children: [
      {
        ErrorBoundary: RouteError,
        children: [
          {
            Component: PlainLayout,
            children: [
              {
                index: true,
                Component: HomePage,
              },
              {
                path: "password/reset/:resetToken",
                handle: handle({ title: ROUTE_TITLES.resetPassword }),
                lazy: { Component: async () => (await import("./pages/reset-page.tsx")).ResetPage },
              },
              {
                path: "algemene-voorwaarden",
                handle: handle({ title: ROUTE_TITLES.terms }),
                lazy: { Component: async () => (await import("../features/terms/terms-page.tsx")).TermsPage },
              },
              {
                path: "delen/:token",
                handle: handle({ title: ROUTE_TITLES.shared }),
                lazy: {
                  loader: async () => (await import("../features/share/shared-loader.ts")).loadShared,
                  Component: async () => (await import("../features/share/shared-page.tsx")).SharedPage,
                },
              },
              { path: "not-found", ...notFound },
              { path: "*", ...notFound },
            ],
          },
          {
            path: "projects/signup/:userhash",
            handle: handle({ title: ROUTE_TITLES.register }),
            lazy: {
              loader: async () => (await import("./pages/signup-loader.ts")).loadSignup,
              Component: async () => (await import("./pages/signup-page.tsx")).SignupPage,
            },
          },
          {
            path: "projects/:slug",
            children: [
              projectPages,
              {
                id: SHOWROOM_ROUTE,
                path: "digitale-showroom",
                handle: handle({ title: ROUTE_TITLES.showroom }),
                middleware: [requireShowroomAccess],
                loader: async ({ params }) => ({ projectName: (await loadProject(params["slug"] ?? "")).name }),
              },
            ],
          },
        ],
      },
    ],
  },
];

let showroomLoaded = false;

/** Creates the router and starts loading the current page. The showroom's routes are added with its code, on the first visit. */
export function startRouter() {
  // Every page needs the configuration; it is fetched in parallel with the code of the page.
  void queryClient.prefetchQuery(configQuery);
  return createBrowserRouter(routes, {
    patchRoutesOnNavigation: async ({ path, patch }) => {
      const slug = /^\/projects\/([^/]+)\/digitale-showroom(?:\/|$)/.exec(path)?.[1];
      if (showroomLoaded || slug === undefined) return;
      // Fetched in parallel with the code; the loaders of the routes use the same answers.
      void queryClient.prefetchQuery(projectQuery(decodeURIComponent(slug)));
      void queryClient.prefetchQuery(userQuery);
      const { showroomRoutes } = await import("./showroom-routes.tsx");
      if (showroomLoaded) return;
      showroomLoaded = true;
      patch(SHOWROOM_ROUTE, [...showroomRoutes]);
    },
  });
}
