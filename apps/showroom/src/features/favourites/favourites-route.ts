/** What the router loads of the board of favourites. */
import type { LoaderFunctionArgs } from "react-router";
import { fetchOrKnown } from "@showroom/web-app/queries/fetch-or-known";
import type { RouteHandle } from "@showroom/web-app/routing/route-handle";
import { connection, queryClient } from "../../shared/api/api.ts";
import { loadChoicesStore } from "../../shared/choices/open-store.ts";
import { pageQuery } from "../../shared/choices/showroom-data.ts";
import { favouritesQuery } from "../../shared/favourites/favourites-query.ts";
import { FavouritesPage } from "./favourites-page.tsx";
import type { FavouritesData } from "./favourites-page.tsx";
import { boardTexts } from "./texts.ts";

export async function loader({ params }: LoaderFunctionArgs): Promise<FavouritesData> {
  const store = await loadChoicesStore(params["slug"] ?? "");
  const rooms = store.houseType.pages.filter(({ type }) => type === "configurator");
  const user = await queryClient.ensureQueryData(connection.userQuery);
  const [pages] = await Promise.all([
    Promise.all(rooms.map(({ id }) => fetchOrKnown(queryClient, pageQuery(store.houseType.id, id)))),
    queryClient.fetchQuery(favouritesQuery(store.project.id, user?.id ?? 0)),
  ]);
  for (const page of pages) store.adopt(page);
  return { store, pages, userId: user?.id ?? 0 };
}

export const handle: RouteHandle = { title: boardTexts.title };

export const Component = FavouritesPage;
