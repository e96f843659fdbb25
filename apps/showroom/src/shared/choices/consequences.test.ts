import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { buildPage, PAGE_IDS } from "@showroom/domain/testing/build-page";
import type { Rule } from "@showroom/domain/model/rule";
import type { ChoicesStore } from "./choices-store.ts";
import { isSaved } from "./choices-state.ts";
import { BATHROOM, buildChoices, buildRoom, tile } from "./testing/build-choices.ts";
import { fakeApi, openStore, server, startFakeServer } from "./testing/fake-server.ts";

vi.mock(import("../api/api.ts"), async (original) => ({
  ...(await original()),
  api: { call: (...args: Parameters<typeof fakeApi.call>) => fakeApi.call(...args) } as never,
}));

const { wallTile, floorTile } = PAGE_IDS;
const LIVING = 6;
/** With the luxe wall tile the standard floor tile is not on offer. */
const rule: Rule = {
  id: 1,
  type: "hide",
  subjectProducts: [wallTile.luxe],
  affectedProducts: [floorTile.standard],
  productGroups: [],
};
const bathroom = buildPage({ id: BATHROOM, rules: [rule] });
const living = buildPage({ id: LIVING, type: "floors" });
const choice = (id: number) => ({ pageProductId: id, variantProjectProductId: id });
const standard = buildRoom(BATHROOM, wallTile.standard, { floorTileProduct: choice(floorTile.standard) });

let store: ChoicesStore;
beforeEach(() => {
  startFakeServer();
  server.kept = buildChoices({ projectRoomChoices: { [BATHROOM]: standard } });
  store = openStore();
});
afterEach(() => {
  store.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a choice", () => {
  test("that a rule follows tells what changed along, and undo takes both back", () => {
    store.change(bathroom, tile(wallTile.luxe));
    const { notice } = store.getState();
    expect(store.room(bathroom)).toMatchObject({ wallTileProduct: choice(wallTile.luxe), floorTileProduct: null });
    expect(notice).toMatchObject({ pageId: BATHROOM, chosen: { floorTileProduct: choice(floorTile.standard) } });
    expect(notice?.stages.length).toBeGreaterThan(0);
    store.undo(bathroom);
    expect(store.room(bathroom)).toEqual(standard);
  });

  test("without consequences tells nothing", () => {
    store.change(bathroom, tile(wallTile.theWall));
    expect(store.room(bathroom).wallTileProduct).toEqual(choice(wallTile.theWall));
    expect(store.getState().notice).toBeNull();
  });

  test("on the page of the floors follows no rules of a bathroom", () => {
    const floor = { ...store.room(living), floorMaterialId: 5 };
    store.change(living, () => floor);
    expect(store.room(living)).toBe(floor);
    expect(store.getState()).toMatchObject({ notice: null, rooms: { [BATHROOM]: standard } });
  });
});

describe("a page that is about to be shown", () => {
  const illegal = buildRoom(BATHROOM, wallTile.luxe, { floorTileProduct: choice(floorTile.standard) });
  const openWith = (room: typeof illegal, overrides: Parameters<typeof buildChoices>[0] = {}): void => {
    store.close();
    store = openStore(buildChoices({ projectRoomChoices: { [room.projectPageId]: room }, ...overrides }));
  };

  test("is made legal, with a notice, and is saved", () => {
    openWith(illegal);
    store.adopt(bathroom);
    expect(store.room(bathroom).floorTileProduct).toBeNull();
    expect(store.getState().notice).toMatchObject({ pageId: BATHROOM, mended: true });
    expect(isSaved(store.getState())).toBe(false);
  });

  test.each<[string, () => void]>([
    ["legal", () => openWith(standard)],
    ["submitted", () => openWith(illegal, { submitType: "showroom" })],
    ["without choices", () => openWith(buildRoom(LIVING, 10))],
  ])("stays as it is when it is %s", (_, prepare) => {
    prepare();
    const before = store.getState();
    store.adopt(bathroom);
    expect(store.getState()).toBe(before);
  });

  test("stays as it is when it is a page of another kind", () => {
    openWith(illegal);
    const before = store.getState();
    store.adopt({ ...bathroom, type: "floors" });
    expect(store.getState()).toBe(before);
  });

  test("that is not a configurator has an empty room of its own, the same each time", () => {
    expect(store.room(living)).toMatchObject({ projectPageId: LIVING, wallTileProduct: null });
    expect(store.room(living)).toBe(store.room(living));
    const bare = buildPage({ id: 9 });
    expect(store.room(bare).wallTileProduct).toEqual(choice(wallTile.standard));
    expect(store.room(bare)).toBe(store.room(bare));
  });
});
