/** The routes of all pages outside the showroom. The server renders public pages with them too, so no loader here may use browser globals. */
import { data, type LoaderFunctionArgs, type RouteObject, type UIMatch } from "react-router";
import type { ContentBlock } from "@showroom/api-contract/entities/content-block";
import { HomePage } from "../features/home/home-page.tsx";
import { contentBlockQuery, loadProject } from "../shared/project/project.ts";
import { AppRoot } from "./app-root.tsx";
import { requireShowroomAccess } from "./guards.ts";
import { PlainLayout } from "./plain-layout.tsx";
import { ProjectLayout } from "./project-layout.tsx";
import { RootError, RouteError } from "./route-error.tsx";
import type { RouteHandle } from "@showroom/web-app/routing/route-handle";
import { routeConnection } from "@showroom/web-app/session/route-connection";
import { ROUTE_TITLES } from "./texts.ts";
import { WaitingPage } from "./waiting/waiting-page.tsx";

export const SHOWROOM_ROUTE = "showroom";

const handle = (value: RouteHandle): RouteHandle => value;

async function loadRoot({ context }: LoaderFunctionArgs): Promise<null> {
  const { queryClient, configQuery } = context.get(routeConnection);
  await queryClient.fetchQuery(configQuery);
  return null;
}

const projectName = ({ loaderData }: UIMatch): string =>
  (loaderData as { readonly projectName: string } | undefined)?.projectName ?? ROUTE_TITLES.project;

/** Loads a project with a text of its public pages. `required`: without that text, the page does not exist. */
const loadProjectPage =
  (block: ContentBlock["key"], { required } = { required: false }) =>
  async ({ params, context }: LoaderFunctionArgs): Promise<{ readonly projectName: string }> => {
    const connection = context.get(routeConnection);
    const project = await loadProject(connection, params["slug"] ?? "");
    const found = await connection.queryClient.fetchQuery(contentBlockQuery(connection.api, project.id, block));
    if (required && found === null) throw data(null, { status: 404 });
    return { projectName: project.name };
  };

const projectPages: RouteObject = {
  Component: ProjectLayout,
  children: [
    {
      index: true,
      handle: handle({ title: projectName }),
      loader: loadProjectPage("HOMEPAGE"),
      lazy: { Component: async () => (await import("../features/landing/landing-page.tsx")).LandingPage },
    },
    {
      path: "video",
      handle: handle({ title: ROUTE_TITLES.video }),
      loader: loadProjectPage("HOMEPAGE"),
      lazy: { Component: async () => (await import("./pages/video-page.tsx")).VideoPage },
    },
    {
      path: "contact",
      handle: handle({ title: ROUTE_TITLES.contact }),
      loader: loadProjectPage("CONTACT"),
      lazy: { Component: async () => (await import("../features/contact/contact-page.tsx")).ContactPage },
    },
    {
      path: "voorwaarden",
      handle: handle({ title: ROUTE_TITLES.projectTerms }),
      loader: loadProjectPage("TERMS", { required: true }),
      lazy: {
        Component: async () => (await import("../features/legal/project-terms-page.tsx")).ProjectTermsPage,
      },
    },
  ],
};

/** Each route needs an object of its own: React Router empties `lazy` once it is loaded. */
const notFound = (path: string): RouteObject => ({
  path,
  lazy: { Component: async () => (await import("../features/not-found/not-found-page.tsx")).NotFoundPage },
  handle: handle({ title: ROUTE_TITLES.notFound, status: 404 }),
});

export const routes: RouteObject[] = [
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
                lazy: { Component: async () => (await import("../features/legal/terms-page.tsx")).TermsPage },
              },
              {
                path: "privacy",
                handle: handle({ title: ROUTE_TITLES.privacy }),
                lazy: { Component: async () => (await import("../features/legal/privacy-page.tsx")).PrivacyPage },
              },
              {
                path: "delen/:token",
                handle: handle({ title: ROUTE_TITLES.shared }),
                lazy: {
                  loader: async () => (await import("../features/share/shared-loader.ts")).loadShared,
                  Component: async () => (await import("../features/share/shared-page.tsx")).SharedPage,
                },
              },
              notFound("not-found"),
              notFound("*"),
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
                loader: async ({ params, context }) => ({
                  projectName: (await loadProject(context.get(routeConnection), params["slug"] ?? "")).name,
                }),
              },
            ],
          },
        ],
      },
    ],
  },
];
