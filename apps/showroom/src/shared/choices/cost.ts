/** The price of the choices: the instant figure reckoned here, then the server's, which is the one that counts. */
import { useEffect, useMemo, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { calculateCost } from "@showroom/api-contract/endpoints/choices";
import { NO_FLOOR } from "@showroom/domain/model/choices";
import type { PageOutline } from "@showroom/domain/model/page";
import { calculateCost as reckonCost } from "@showroom/domain/pricing/calculate-cost";
import type { CostInput } from "@showroom/domain/pricing/calculate-cost";
import { EMPTY_FLOOR_OFFER } from "@showroom/domain/selection/floors";
import { api } from "../api/api.ts";
import type { ChoicesStore } from "./choices-store.ts";
import type { Rooms } from "./choices-state.ts";
import { costView } from "./cost-view.ts";
import type { CostView, ServerCost } from "./cost-view.ts";
import { floorOfferQuery } from "./showroom-data.ts";
import { useChoices } from "./use-choices.ts";
import { usePages } from "./use-pages.ts";

const DEBOUNCE = 500;

const hasFloor = (rooms: Rooms): boolean =>
  Object.values(rooms).some(({ floorMaterialId }) => floorMaterialId !== null && floorMaterialId !== NO_FLOOR);

/** Nothing costs anything on the other kinds of page; the overview alone looks at all of them, for what is not done yet. */
const matters = (page: PageOutline, shown: PageOutline): boolean =>
  page.type === "configurator" || page.type === "floors" || shown.type === "overview";

/** What the local figure is reckoned from; null until every page that matters to the one that is shown is here. */
export function useStoredCostInput(store: ChoicesStore, shown: PageOutline): CostInput | null {
  const { project, houseType } = store;
  const rooms = useChoices(store, (state) => state.rooms);
  const pages = usePages(
    houseType.id,
    houseType.pages.filter((page) => matters(page, shown)),
  );
  // On the floors' own step each of them says what it would cost; elsewhere they decide nothing until one is chosen.
  const needsFloors = shown.type === "floors" || hasFloor(rooms);
  const { data: offer } = useQuery({ ...floorOfferQuery(project, houseType.id), enabled: needsFloors });
  const floors = offer ?? (needsFloors ? undefined : EMPTY_FLOOR_OFFER);
  return useMemo(
    () => (pages === null || floors === undefined ? null : { project, houseType, pages, choices: rooms, floors }),
    [project, houseType, pages, floors, rooms],
  );
}

/** The server's figure for the newest choices; an answer to older ones is dropped. */
function useServerCost(store: ChoicesStore): ServerCost | null {
  const rooms = useChoices(store, (state) => state.rooms);
  const [answer, setAnswer] = useState<ServerCost | null>(null);
  const { project, houseType } = store;
  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(() => {
      const body = {
        project: { id: project.id },
        projectHouseType: { id: houseType.id },
        projectChoices: { projectRoomChoices: rooms, submitType: null },
      };
      api.call(calculateCost, { body }, { signal: controller.signal }).then(
        (cost) => setAnswer({ rooms, cost }),
        // The local figure stands; the next choice asks again.
        () => {},
      );
    }, DEBOUNCE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [project.id, houseType.id, rooms]);
  return answer;
}

/** The price to show now; null while the first one is on its way. `input` is what the local figure is reckoned from. */
export function useCost(store: ChoicesStore, input: CostInput | null): CostView | null {
  const rooms = useChoices(store, (state) => state.rooms);
  const server = useServerCost(store);
  const local = useMemo(() => (input === null ? null : reckonCost(input)), [input]);
  return useMemo(() => costView(rooms, local, server), [server, local, rooms]);
}
