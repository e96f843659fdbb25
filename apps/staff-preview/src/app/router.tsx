import { createBrowserRouter } from "react-router";
import type { RouteObject, UIMatch } from "react-router";
import { watchBack } from "@showroom/ui/overlays/modal/close-on-back";
import { followTracking } from "@showroom/web-app/session/tracking";
import { configQuery, queryClient } from "../shared/api/api.ts";
import { loadStaffProject } from "../shared/projects/projects.ts";
import { AppRoot } from "./app-root.tsx";
import { requireStaff } from "./guards.ts";
import { NotFound, RootError, RouteError } from "./route-error.tsx";
import type { RouteHandle } from "@showroom/web-app/routing/route-handle";
import { StaffFrame } from "./staff-frame.tsx";
import { ROUTE_TITLES } from "./texts.ts";
import { WaitingPage } from "./waiting-page.tsx";

const handle = (value: RouteHandle): RouteHandle => value;

async function loadRoot(): Promise<null> {
  const { trackingUrl } = await queryClient.ensureQueryData(configQuery);
  followTracking(trackingUrl);
  return null;
}

/** Page loaders return the name of what they loaded, for the title of the window. */
const loadedName = ({ loaderData }: UIMatch): string =>
  (loaderData as { readonly name: string } | undefined)?.name ?? ROUTE_TITLES.project;

/** A change of search or filter needs no new data, so the loaders run only when the path changes. */
const whenPathChanges: NonNullable<RouteObject["shouldRevalidate"]> = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;

const buyerPages: RouteObject = {
  path: "kopers/:userId",
  handle: handle({ title: loadedName }),
  lazy: {
    loader: async () => (await import("../features/buyer/buyer-loader.ts")).loadBuyer,
    Component: async () => (await import("../features/buyer/buyer-layout.tsx")).BuyerLayout,
  },
  children: [
    {
      index: true,
      lazy: { Component: async () => (await import("../features/buyer/overview/overview-page.tsx")).OverviewPage },
    },
    {
      path: "bevestiging",
      handle: handle({ title: ROUTE_TITLES.confirmation }),
      lazy: {
        Component: async () => (await import("../features/buyer/confirmation/confirmation-page.tsx")).ConfirmationPage,
      },
    },
    {
      path: "wijzigingen",
      handle: handle({ title: ROUTE_TITLES.history }),
      lazy: { Component: async () => (await import("../features/buyer/history/history-page.tsx")).HistoryPage },
    },
  ],
};

const projectPages: RouteObject = {
  path: "projecten/:slug",
  handle: handle({ title: loadedName }),
  loader: async ({ params }) => ({ name: (await loadStaffProject(params["slug"])).name }),
  shouldRevalidate: whenPathChanges,
  lazy: { Component: async () => (await import("./project-layout.tsx")).ProjectLayout },
  children: [
    {
      ErrorBoundary: RouteError,
      children: [
        {
          index: true,
          shouldRevalidate: whenPathChanges,
          lazy: {
            loader: async () => (await import("../features/buyers/buyers-loader.ts")).loadBuyers,
            Component: async () => (await import("../features/buyers/buyers-page.tsx")).BuyersPage,
          },
        },
        {
          path: "woningtypen/:houseTypeId?",
          handle: handle({ title: ROUTE_TITLES.houseTypes }),
          lazy: {
            loader: async () => (await import("../features/house-types/house-types-loader.ts")).loadHouseTypes,
            Component: async () => (await import("../features/house-types/house-types-page.tsx")).HouseTypesPage,
          },
        },
        {
          path: "catalogus",
          handle: handle({ title: ROUTE_TITLES.catalogue }),
          lazy: {
            loader: async () => (await import("../features/catalogue/catalogue-loader.ts")).loadCatalogue,
            Component: async () => (await import("../features/catalogue/catalogue-page.tsx")).CataloguePage,
          },
        },
        {
          path: "catalogus/bewerken",
          handle: handle({ title: ROUTE_TITLES.editCatalogue }),
          shouldRevalidate: whenPathChanges,
          lazy: {
            loader: async () => (await import("../features/catalogue/catalogue-loader.ts")).loadCatalogue,
            Component: async () => (await import("../features/catalogue/edit/edit-page.tsx")).EditCataloguePage,
          },
        },
        {
          path: "woningen",
          handle: handle({ title: ROUTE_TITLES.homes }),
          lazy: {
            loader: async () => (await import("../features/homes/homes-loader.ts")).loadHomes,
            Component: async () => (await import("../features/homes/homes-page.tsx")).HomesPage,
          },
        },
        {
          path: "sluitingsdata",
          handle: handle({ title: ROUTE_TITLES.closings }),
          lazy: {
            loader: async () => (await import("../features/closings/closings-loader.ts")).loadClosings,
            Component: async () => (await import("../features/closings/closings-page.tsx")).ClosingsPage,
          },
        },
        {
          path: "afspraken",
          handle: handle({ title: ROUTE_TITLES.appointments }),
          shouldRevalidate: whenPathChanges,
          lazy: {
            loader: async () => (await import("../features/appointments/appointments-loader.ts")).loadAppointments,
            Component: async () => (await import("../features/appointments/appointments-page.tsx")).AppointmentsPage,
          },
        },
        {
          path: "koppelingen",
          handle: handle({ title: ROUTE_TITLES.webhooks }),
          lazy: {
            loader: async () => (await import("../features/webhooks/webhooks-loader.ts")).loadWebhooks,
            Component: async () => (await import("../features/webhooks/webhooks-page.tsx")).WebhooksPage,
          },
        },
        {
          path: "niet-bezorgd",
          handle: handle({ title: ROUTE_TITLES.bouncedMails }),
          lazy: {
            loader: async () => (await import("../features/bounced-mails/bounced-mails-loader.ts")).loadBouncedMails,
            Component: async () => (await import("../features/bounced-mails/bounced-mails-page.tsx")).BouncedMailsPage,
          },
        },
        {
          path: "offertes",
          handle: handle({ title: ROUTE_TITLES.offers }),
          lazy: {
            loader: async () => (await import("../features/offers/offers-loader.ts")).loadOffers,
            Component: async () => (await import("../features/offers/offers-page.tsx")).OffersPage,
          },
        },
        {
          path: "vragen",
          handle: handle({ title: ROUTE_TITLES.questions }),
          shouldRevalidate: whenPathChanges,
          lazy: {
            loader: async () => (await import("../features/questions/questions-loader.ts")).loadQuestions,
            Component: async () => (await import("../features/questions/questions-page.tsx")).QuestionsPage,
          },
        },
        {
          path: "uitnodigingen",
          handle: handle({ title: ROUTE_TITLES.invitations }),
          lazy: {
            loader: async () => (await import("../features/invitations/invitations-loader.ts")).loadInvitations,
            Component: async () => (await import("../features/invitations/invitations-page.tsx")).InvitationsPage,
          },
        },
        buyerPages,
      ],
    },
  ],
};

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
                handle: handle({ title: ROUTE_TITLES.projects }),
                lazy: {
                  loader: async () => (await import("../features/projects/projects-loader.ts")).loadProjects,
                  Component: async () => (await import("../features/projects/projects-page.tsx")).ProjectsPage,
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
