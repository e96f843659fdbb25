import { createBrowserRouter } from "react-router";
import type { RouteObject } from "react-router";
import { watchBack } from "@showroom/ui/overlays/modal/close-on-back";
import { followTracking } from "@showroom/web-app/session/tracking";
import { configQuery, queryClient } from "../shared/api/api.ts";
import { AppRoot } from "./app-root.tsx";
import { requireStaff } from "./guards.ts";
import { handle } from "./handle.ts";
import { NotFound, RootError, RouteError } from "./route-error.tsx";
import { projectPages, whenPathChanges } from "./project-pages.tsx";
import { StaffFrame } from "./staff-frame.tsx";
import { ROUTE_TITLES } from "./texts.ts";
import { WaitingPage } from "./waiting-page.tsx";

async function loadRoot(): Promise<null> {
  const { trackingUrl } = await queryClient.ensureQueryData(configQuery);
  followTracking(trackingUrl);
  return null;
}

const routes: RouteObject[] = [
  {
    Component: AppRoot,
    ErrorBoundary: RootError,
    HydrateFallback: WaitingPage,
    loader: loadRoot,
    shouldRevalidate: () => false,
    children: [
      {
        path: "inloggen",
        handle: handle({ title: ROUTE_TITLES.signIn }),
        lazy: { Component: async () => (await import("../features/sign-in/sign-in-page.tsx")).SignInPage },
      },
      {
        path: "inloggen/terug",
        handle: handle({ title: ROUTE_TITLES.signIn }),
        lazy: { loader: async () => (await import("../features/sign-in/finish-openid.ts")).finishAtProvider },
      },
      {
        middleware: [requireStaff],
        loader: () => null,
        Component: StaffFrame,
        children: [
          {
            ErrorBoundary: RouteError,
            children: [
              {
                index: true,
                handle: handle({ title: ROUTE_TITLES.today }),
                shouldRevalidate: whenPathChanges,
                lazy: {
                  loader: async () => (await import("./first-page-loader.ts")).loadFirstPage,
                  Component: async () => (await import("./first-page.tsx")).FirstPage,
                },
              },
              {
                path: "account",
                handle: handle({ title: ROUTE_TITLES.account }),
                lazy: {
                  loader: async () => (await import("../features/account/account-loader.ts")).loadAccount,
                  Component: async () => (await import("../features/account/account-page.tsx")).AccountPage,
                },
              },
              {
                path: "medewerkers",
                handle: handle({ title: ROUTE_TITLES.accounts }),
                lazy: {
                  loader: async () => (await import("../features/accounts/accounts-loader.ts")).loadAccounts,
                  Component: async () => (await import("../features/accounts/accounts-page.tsx")).AccountsPage,
                },
              },
              {
                path: "taken",
                handle: handle({ title: ROUTE_TITLES.failedJobs }),
                lazy: {
                  loader: async () => (await import("../features/failed-jobs/failed-jobs-loader.ts")).loadFailedJobs,
                  Component: async () => (await import("../features/failed-jobs/failed-jobs-page.tsx")).FailedJobsPage,
                },
              },
              {
                path: "nieuw-project",
                handle: handle({ title: ROUTE_TITLES.newProject }),
                lazy: {
                  Component: async () => (await import("../features/catalogue/new-project-page.tsx")).NewProjectPage,
                },
              },
              projectPages,
              { path: "*", handle: handle({ title: ROUTE_TITLES.notFound }), Component: NotFound },
            ],
          },
        ],
      },
    ],
  },
];

watchBack();
export const router = createBrowserRouter(routes, { basename: "/admin" });
