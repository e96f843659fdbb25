/** The price of the choices: first the price calculated in the browser, then the server's, which is authoritative. */
import { startTransition, useEffect, useMemo, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { NO_FLOOR } from "@showroom/domain/model/choices";
import type { PageOutline } from "@showroom/domain/model/page";
import { calculateCost as calculateLocally } from "@showroom/domain/pricing/calculate-cost";
import type { CostInput } from "@showroom/domain/pricing/calculate-cost";
import { EMPTY_FLOOR_OFFER } from "@showroom/domain/selection/floors";
import type { ChoicesStore } from "./choices-store.ts";
import type { Rooms } from "./choices-state.ts";
import { costView } from "./cost-view.ts";
import type { CostView, ServerCost } from "./cost-view.ts";
import { followServerCost } from "./server-cost.ts";
import { floorOfferQuery } from "./showroom-data.ts";
import { useAfterFirstView, usePages } from "./use-pages.ts";

const hasFloor = (rooms: Rooms): boolean =>
  Object.values(rooms).some(({ floorMaterialId }) => floorMaterialId !== null && floorMaterialId !== NO_FLOOR);

/** Only configurator and floor pages have prices. The overview needs all pages, to list what is incomplete. */
const matters = (page: PageOutline, shown: PageOutline): boolean =>
  page.type === "configurator" || page.type === "floors" || shown.type === "overview";

/** The input of the local price calculation. Null until its pages are loaded; they are fetched only when `enabled`. */
export function useStoredCostInput(
  { project, houseType }: Pick<ChoicesStore, "project" | "houseType">,
  rooms: Rooms,
  shown: PageOutline,
  enabled: boolean,
): CostInput | null {
  const isViewed = useAfterFirstView() && enabled;
  const pages = usePages(
    houseType.id,
    houseType.pages.filter((page) => matters(page, shown)),
    isViewed,
  );
  // The floor step shows the price of every floor. Other steps need the floors only when one is chosen.
  const needsFloors = shown.type === "floors" || hasFloor(rooms);
  const { data: offer } = useQuery({
    ...floorOfferQuery(project, houseType.id),
    enabled: needsFloors && (isViewed || shown.type === "floors"),
  });
  // Without its list a chosen floor would be left out of the price.
  const isKnown = offer !== undefined && !(offer.incomplete && hasFloor(rooms));
  const floors = isKnown ? offer : needsFloors ? undefined : EMPTY_FLOOR_OFFER;
  return useMemo(
    () => (pages === null || floors === undefined ? null : { project, houseType, pages, choices: rooms, floors }),
    [project, houseType, pages, floors, rooms],
  );
}

function useServerCost(store: ChoicesStore): ServerCost | null {
  const [answer, setAnswer] = useState<ServerCost | null>(null);
  useEffect(() => followServerCost(store, (next) => startTransition(() => setAnswer(next))), [store]);
  return answer;
}

/** The price to show now; null while the first one is loading. `input` is the input of the local calculation. */
export function useCost(store: ChoicesStore, rooms: Rooms, input: CostInput | null): CostView | null {
  const server = useServerCost(store);
  const local = useMemo(() => (input === null ? null : calculateLocally(input)), [input]);
  return useMemo(() => costView(rooms, local, server), [server, local, rooms]);
}
