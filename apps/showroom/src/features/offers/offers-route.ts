/** What the router loads of the page of offers. */
import type { LoaderFunction } from "react-router";
import { routeConnection } from "@showroom/web-app/session/route-connection";
import type { RouteHandle } from "@showroom/web-app/routing/route-handle";
import { loadProject } from "../../shared/project/project.ts";
import { OffersPage } from "./offers-page.tsx";
import { ownAgreementQuery, ownOffersQuery } from "./own-offers.ts";
import { offerTexts } from "./texts.ts";

export const loader: LoaderFunction = async ({ params, context }) => {
  const connection = context.get(routeConnection);
  const { id } = await loadProject(connection, params["slug"] ?? "");
  const offers = await connection.queryClient.fetchQuery(ownOffersQuery(id));
  if (offers.length === 0 || offers.some(({ state }) => state === "agreed"))
    await connection.queryClient.prefetchQuery({ ...ownAgreementQuery(id), retry: false });
  return null;
};

export const handle: RouteHandle = { title: offerTexts.title };

export const Component = OffersPage;
