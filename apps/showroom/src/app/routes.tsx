/** The routes of all pages outside the showroom. The server renders public pages with them too, so no loader here may use browser globals. */
import { data } from "react-router";
import type { LoaderFunction, LoaderFunctionArgs, RouteObject, UIMatch } from "react-router";
import { contentBlockQuery, loadProject } from "../shared/project/project.ts";
import { AppRoot } from "./app-root.tsx";
import { requireShowroomAccess } from "./guards.ts";
import { PlainLayout } from "./plain-layout.tsx";
import { ProjectLayout } from "./project-layout.tsx";
import { RootError, RouteError } from "./route-error.tsx";
import type { RouteHandle } from "@showroom/web-app/routing/route-handle";
import { routeConnection } from "@showroom/web-app/session/route-connection";
import { PAGE_ROWS, PAGES } from "../pages/pages.ts";
import type { PageRow } from "../pages/pages.ts";
import { SHOWROOM_PATH } from "../pages/step-path.ts";
import { SHOWROOM_TITLE } from "../pages/steps.ts";
import { importComponent, importLoader } from "./import-named.ts";
import { FirstPlaceholder } from "./first-placeholder.tsx";

export const SHOWROOM_ROUTE = "showroom";

/** The code of the pages outside the showroom. That of the steps is loaded with the showroom's routes. */
const MODULES = import.meta.glob([
  "/src/app/pages/*-{page,loader}.{ts,tsx}",
  "/src/features/**/*-{page,loader}.{ts,tsx}",
  "!/src/features/{appointments,favourites,intro,offers,questions,summary}/**",
]);

async function loadRoot({ context }: LoaderFunctionArgs): Promise<null> {
  const { queryClient, configQuery } = context.get(routeConnection);
  await queryClient.fetchQuery(configQuery);
  return null;
}

/** Stands in for the name of a project that could not be loaded. */
const SOME_PROJECT = "Project";
const projectName = ({ loaderData }: UIMatch): string =>
  (loaderData as { readonly projectName: string } | undefined)?.projectName ?? SOME_PROJECT;

/** Loads a project with a text of its public pages. */
const loadProjectPage =
  ({ key, required = false }: NonNullable<PageRow["reads"]>): LoaderFunction =>
  async ({ params, context }) => {
    const connection = context.get(routeConnection);
    const project = await loadProject(connection, params["slug"] ?? "");
    const found = await connection.queryClient.fetchQuery(contentBlockQuery(connection.api, project.id, key));
    if (required && found === null) throw data(null, { status: 404 });
    return { projectName: project.name };
  };

function handleOf({ layout, title, status }: PageRow): RouteHandle {
  const name = title ?? (layout === "project" ? projectName : undefined);
  return { ...(name !== undefined && { title: name }), ...(status !== undefined && { status }) };
}

/** The route of a page. Each call makes an object of its own: React Router empties `lazy` once it is loaded. */
function routeOf(row: PageRow, below: string): RouteObject {
  const path = row.path.slice(below.length).replace(/^\//, "");
  return {
    ...(path === "" ? { index: true } : { path }),
    handle: handleOf(row),
    ...(row.reads && { loader: loadProjectPage(row.reads) }),
    lazy: {
      Component: () => importComponent(MODULES, row.code),
      ...(row.loader !== undefined && { loader: () => importLoader<LoaderFunction>(MODULES, row.loader ?? "") }),
    },
  };
}

const routesWith = (layout: PageRow["layout"], below = ""): RouteObject[] =>
  PAGE_ROWS.filter((row) => row.layout === layout).map((row) => routeOf(row, below));

const PROJECT = PAGES.landing.path;

export const routes: RouteObject[] = [
  {
    Component: AppRoot,
    ErrorBoundary: RootError,
    HydrateFallback: FirstPlaceholder,
    loader: loadRoot,
    /** The configuration and the user do not change with the page. */
    shouldRevalidate: () => false,
    children: [
      {
        ErrorBoundary: RouteError,
        children: [
          { Component: PlainLayout, children: routesWith("plain") },
          ...routesWith("bare"),
          {
            path: PROJECT.slice(1),
            children: [
              { Component: ProjectLayout, children: routesWith("project", PROJECT) },
              {
                id: SHOWROOM_ROUTE,
                path: SHOWROOM_PATH.slice(PROJECT.length + 1),
                handle: { title: SHOWROOM_TITLE } satisfies RouteHandle,
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
