import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { NO_FLOOR } from "@showroom/domain/model/choices";
import type { Page, PageOutline } from "@showroom/domain/model/page";
import type { CostInput } from "@showroom/domain/pricing/calculate-cost";
import { calculateCost } from "@showroom/domain/pricing/calculate-cost";
import { EMPTY_FLOOR_OFFER } from "@showroom/domain/selection/floors";
import { buildPage } from "@showroom/domain/testing/build-page";
import { buildFloorOffer, buildHouseType, buildProject } from "@showroom/domain/testing/build-project";
import type { Rooms } from "./choices-state.ts";
import { useCost, useStoredCostInput } from "./cost.ts";
import type { CostView } from "./cost-view.ts";
import { floorOfferQuery, pageQuery } from "./showroom-data.ts";
import type { LoadedFloors } from "./showroom-data.ts";
import { BATHROOM, buildRoom } from "./testing/build-choices.ts";
import { fakeApi, openStore, startFakeServer } from "./testing/fake-server.ts";

vi.mock(import("../api/api.ts"), async (original) => ({
  ...(await original()),
  api: { call: (...args: Parameters<typeof fakeApi.call>) => fakeApi.call(...args) } as never,
}));

const LIVING = 6;
const bathroom = buildPage({ id: BATHROOM, order: 2 });
const living = buildPage({ id: LIVING, order: 3, type: "floors" });
const content = buildPage({ id: 1, order: 1, type: "content" });
const overview = buildPage({ id: 7, order: 4, type: "overview" });
const PAGES = [content, bathroom, living, overview];

const project = buildProject();
const houseType = buildHouseType({ pages: PAGES });
const rooms: Rooms = { [BATHROOM]: buildRoom(BATHROOM, 10) };
const withFloor = (floorMaterialId: number | null): Rooms => ({
  ...rooms,
  [LIVING]: { ...buildRoom(LIVING, 10), floorMaterialId },
});
const OFFER: LoadedFloors = { ...buildFloorOffer(), incomplete: false };

beforeEach(() => startFakeServer());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What a hook returns in the first view, when the browser already has these pages and floors. */
function firstView<T>(use: () => T, loaded: readonly Page[], offer?: LoadedFloors): T {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retryOnMount: false, refetchOnMount: false } } });
  for (const page of loaded) queryClient.setQueryData(pageQuery(houseType.id, page.id).queryKey, page);
  if (offer) queryClient.setQueryData(floorOfferQuery(project, houseType.id).queryKey, offer);
  const seen: T[] = [];
  const Probe = () => {
    seen.push(use());
    return null;
  };
  renderToStaticMarkup(createElement(QueryClientProvider, { client: queryClient }, createElement(Probe)));
  return seen.at(-1) as T;
}

interface Input {
  readonly rooms?: Rooms;
  readonly shown?: PageOutline;
  readonly loaded?: readonly Page[];
  readonly offer?: LoadedFloors;
}

const inputOf = ({
  rooms: chosen = rooms,
  shown = bathroom,
  loaded = [bathroom, living],
  offer,
}: Input): CostInput | null =>
  firstView(() => useStoredCostInput({ project, houseType }, chosen, shown, true), loaded, offer);

describe("the input of the local price", () => {
  test("has the pages with prices, and no floors while none is chosen", () => {
    expect(inputOf({})).toEqual({
      project,
      houseType,
      pages: [bathroom, living],
      floors: EMPTY_FLOOR_OFFER,
      choices: rooms,
    });
  });

  test("is not there before its pages", () => {
    expect(inputOf({ loaded: [bathroom] })).toBeNull();
    expect(inputOf({ loaded: [living] })).toBeNull();
  });

  test("has all pages in the overview, which lists what is incomplete", () => {
    expect(inputOf({ shown: overview, loaded: [bathroom, living] })).toBeNull();
    expect(inputOf({ shown: overview, loaded: PAGES })?.pages).toEqual(PAGES);
  });

  test.each<[string, Input]>([
    ["on the step of the floors", { shown: living }],
    ["while one is chosen", { rooms: withFloor(5) }],
  ])("needs the floors %s", (_, input) => {
    expect(inputOf(input)).toBeNull();
    expect(inputOf({ ...input, offer: OFFER })?.floors).toEqual(OFFER);
  });

  test.each([null, NO_FLOOR])("needs no floors for the choice %s", (floor) => {
    expect(inputOf({ rooms: withFloor(floor) })?.floors).toEqual(EMPTY_FLOOR_OFFER);
  });

  test("is not there while the list of a chosen floor could not be loaded", () => {
    const offer = { ...OFFER, incomplete: true };
    expect(inputOf({ rooms: withFloor(5), offer })).toBeNull();
    expect(inputOf({ shown: living, offer })?.floors).toEqual(offer);
  });
});

describe("the price to show", () => {
  const shown = (input: CostInput | null): CostView | null => {
    const store = openStore();
    const cost = firstView(() => useCost(store, rooms, input), []);
    store.close();
    return cost;
  };

  test("is the local one before the answer of the server", () => {
    const input = inputOf({});
    if (input === null) throw new Error("There is no input");
    expect(shown(input)).toMatchObject({ cost: calculateCost(input) });
  });

  test("is not there before any price", () => {
    expect(shown(null)).toBeNull();
  });
});
