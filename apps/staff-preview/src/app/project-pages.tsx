/** The pages of a project. */
import type { RouteObject, UIMatch } from "react-router";
import { loadStaffProject } from "../shared/projects/projects.ts";
import { handle } from "./handle.ts";
import { RouteError } from "./route-error.tsx";
import { ROUTE_TITLES } from "./texts.ts";

/** Page loaders return the name of what they loaded, for the title of the window. */
const loadedName = ({ loaderData }: UIMatch): string =>
  (loaderData as { readonly name: string } | undefined)?.name ?? ROUTE_TITLES.project;

/** A change of search or filter needs no new data, so the loaders run only when the path changes. */
export const whenPathChanges: NonNullable<RouteObject["shouldRevalidate"]> = ({
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

export const projectPages: RouteObject = {
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
