import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { buildBaseboard, buildFloor, buildFloorMaterial, buildProject } from "@showroom/domain/testing/build-project";
import { EMPTY_FLOOR_OFFER } from "@showroom/domain/selection/floors";
import { createQueryClient } from "@showroom/web-app/queries/create-query-client";
import { fetchAgainAfter, floorOfferQuery } from "./showroom-data.ts";

const answers: Readonly<Record<string, unknown>> = {
  "/api/project-floor-materials": [buildFloorMaterial(1)],
  "/api/project-floors": [buildFloor(2, 1)],
  "/api/project-floor-baseboards": [buildBaseboard(3)],
};

/** As in a browser, an address without a host is relative to the page's origin. */
class PageRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === "string" ? new URL(input, "http://localhost") : input, init);
  }
}

let asked: URL[];
let failing: ReadonlySet<string>;

beforeEach(() => {
  asked = [];
  failing = new Set();
  vi.stubGlobal("Request", PageRequest);
  vi.stubGlobal("fetch", (request: Request) => {
    const url = new URL(request.url);
    asked.push(url);
    return Promise.resolve(
      failing.has(url.pathname)
        ? Response.json({ type: "about:blank", title: "Weg", status: 500, code: "internal" }, { status: 500 })
        : Response.json(answers[url.pathname]),
    );
  });
});
afterEach(() => vi.unstubAllGlobals());

const load = (houseTypeId: number, hasFloors = true) =>
  createQueryClient().fetchQuery(floorOfferQuery(buildProject({ hasFloors }), houseTypeId));

test("floors, materials and baseboards are those of the house type", async () => {
  const offer = await load(7);
  expect(offer.materials.map(({ id }) => id)).toEqual([1]);
  expect(offer.floors.map(({ id }) => id)).toEqual([2]);
  expect(offer.baseboards.map(({ id }) => id)).toEqual([3]);
  expect(asked.map(({ search }) => search)).toEqual(["?houseType=7", "?houseType=7", "?houseType=7"]);
});

test("nothing is requested without a house type or for a project without floors", async () => {
  const none = { ...EMPTY_FLOOR_OFFER, incomplete: false };
  expect(await load(0)).toEqual(none);
  expect(await load(-1)).toEqual(none);
  expect(await load(7, false)).toEqual(none);
  expect(asked).toEqual([]);
});

test("a list that fails to load is empty, and the others are loaded", async () => {
  failing = new Set(["/api/project-floors"]);
  expect(await load(7)).toMatchObject({ materials: [{ id: 1 }], floors: [], baseboards: [{ id: 3 }] });
  failing = new Set(Object.keys(answers));
  expect(await load(8)).toEqual({ ...EMPTY_FLOOR_OFFER, incomplete: true });
});

test("lists that failed to load are fetched again by themselves, and complete lists are not", async () => {
  const queryClient = createQueryClient();
  const query = floorOfferQuery(buildProject({ hasFloors: true }), 7);
  failing = new Set(["/api/project-floors"]);
  const before = await queryClient.fetchQuery(query);
  expect(fetchAgainAfter(before)).toBe(4_000);
  failing = new Set();
  const after = await queryClient.fetchQuery(query);
  expect(after).toMatchObject({ floors: [{ id: 2 }], incomplete: false });
  expect(fetchAgainAfter(after)).toBe(false);
  const requests = asked.length;
  await queryClient.fetchQuery(query);
  expect(asked).toHaveLength(requests);
});

test("the longer lists fail to load, the longer the wait, up to a minute", () => {
  const offer = { ...EMPTY_FLOOR_OFFER, incomplete: true };
  expect([1, 2, 3, 5, 6, 20].map((fetches) => fetchAgainAfter(offer, fetches))).toEqual([
    4_000, 8_000, 16_000, 64_000, 64_000, 64_000,
  ]);
  expect(fetchAgainAfter(undefined)).toBe(false);
});
