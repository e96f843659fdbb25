/** What the router loads of the page with the drawings of walls. */
import { redirect } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { pageOfStep } from "@showroom/domain/steps/step-number";
import { fetchOrKnown } from "@showroom/web-app/queries/fetch-or-known";
import type { RouteHandle } from "@showroom/web-app/routing/route-handle";
import { showroomPaths } from "../../pages/links.ts";
import { queryClient } from "../../shared/api/api.ts";
import { loadChoicesStore } from "../../shared/choices/open-store.ts";
import { pageQuery } from "../../shared/choices/showroom-data.ts";
import { RoomElevations } from "./room-elevations.tsx";
import type { ElevationsData } from "./room-elevations.tsx";
import { elevationTexts } from "./texts.ts";

/** Loads the page of a room, or redirects from a step that is none to the showroom. */
export async function loader({ params }: LoaderFunctionArgs): Promise<ElevationsData> {
  const slug = params["slug"] ?? "";
  // The geometry of rooms is a file of its own, which no other page needs.
  const geometry = import("@showroom/scene/elevation/draw-walls");
  const store = await loadChoicesStore(slug);
  const outline = pageOfStep(store.houseType.pages, Number(params["stepIndex"]));
  if (outline?.type !== "configurator") throw redirect(showroomPaths.root(slug));
  const page = await fetchOrKnown(queryClient, pageQuery(store.houseType.id, outline.id));
  store.adopt(page);
  return { store, page, drawWalls: (await geometry).drawWalls };
}

export const handle: RouteHandle = { title: elevationTexts.title };

export const Component = RoomElevations;
