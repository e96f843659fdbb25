import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ApiProblem } from "@showroom/api-client/failures";
import { buildPage } from "@showroom/domain/testing/build-page";
import type { ChoicesStore } from "./choices-store.ts";
import { historyOf, isSaved } from "./choices-state.ts";
import { BATHROOM, buildRoom, TOILET, tile } from "./testing/build-choices.ts";
import { fakeApi, openStore, server, startFakeServer } from "./testing/fake-server.ts";

vi.mock(import("../api/api.ts"), async (original) => ({
  ...(await original()),
  // The fake server imports the store, which imports this module: it is looked up at the call.
  api: { call: (...args: Parameters<typeof fakeApi.call>) => fakeApi.call(...args) } as never,
}));

const COPIED = buildRoom(TOILET, 102, { choicesFromOtherRoom: true });
const bathroom = buildPage({ id: BATHROOM });
const toilet = buildPage({ id: TOILET, configuratorType: "toilet" });

let store: ChoicesStore;

const copy = (): void => {
  server.kept = {
    ...server.kept,
    projectRoomChoices: { ...server.kept.projectRoomChoices, [TOILET]: COPIED },
    version: server.kept.version + 1,
  };
};
const wallTile = (page: typeof bathroom) => store.room(page).wallTileProduct?.pageProductId;

beforeEach(() => {
  startFakeServer();
  server.answers["choices.copy"] = copy;
  store = openStore();
});
afterEach(() => {
  store.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("copying an earlier room", () => {
  test("saves pending changes first, because the server copies saved choices, and then shows the copied room", async () => {
    store.change(bathroom, tile(102));
    await store.copy(toilet);
    expect(server.asked).toEqual(["choices.save", "choices.copy", "choices.get"]);
    expect([store.room(toilet), wallTile(bathroom)]).toEqual([COPIED, 102]);
    const state = store.getState();
    expect([isSaved(state), state.server.version]).toEqual([true, 3]);
  });

  test("undo restores the previous room, also a standard room", async () => {
    const standard = store.room(toilet);
    await store.copy(toilet);
    expect(store.room(toilet)).not.toEqual(standard);
    store.undo(toilet);
    expect(store.room(toilet)).toEqual(standard);
    store.redo(toilet);
    expect(store.room(toilet)).toEqual(COPIED);
  });

  test("a choice made during the copy is kept and saved after it", async () => {
    let answer = (): void => {};
    server.answers["choices.copy"] = () => new Promise<void>((resolve) => (answer = resolve)).then(copy);
    const copying = store.copy(toilet);
    await vi.advanceTimersByTimeAsync(0);
    store.change(bathroom, tile(103));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.asked).toEqual(["choices.copy"]);

    answer();
    await copying;
    expect([wallTile(bathroom), store.room(toilet), historyOf(store.getState(), BATHROOM).canUndo]).toEqual([
      103,
      COPIED,
      true,
    ]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.asked).toEqual(["choices.copy", "choices.get", "choices.save"]);
    expect(server.kept.projectRoomChoices[BATHROOM]?.wallTileProduct?.pageProductId).toBe(103);
    expect(server.kept.projectRoomChoices[TOILET]).toEqual(COPIED);
    expect(isSaved(store.getState())).toBe(true);
  });

  test("choices that were submitted elsewhere are shown as submitted", async () => {
    server.answers["choices.copy"] = () => {
      server.kept = { ...server.kept, submitType: "showroom" };
      throw new ApiProblem({ type: "about:blank", title: "Gesloten", status: 409, code: "choices-locked" });
    };
    await store.copy(toilet);
    expect(store.getState().submitType).toBe("showroom");
    expect(store.getState().rooms).toEqual(server.kept.projectRoomChoices);
  });

  test.each(["choices.save", "choices.copy", "choices.get"])(
    "a failure of %s is thrown and changes nothing",
    async (name) => {
      store.change(bathroom, tile(102));
      const before = store.getState().rooms;
      server.answers[name] = () => {
        throw new ApiProblem({ type: "about:blank", title: "Weg", status: 500, code: "internal-error" });
      };
      await expect(store.copy(toilet)).rejects.toThrow("Weg");
      expect(store.getState().rooms).toEqual(before);
      expect(historyOf(store.getState(), TOILET).canUndo).toBe(false);
    },
  );
});

test("choices in the buyer's place end with the viewing session, also for what was still to be saved", async () => {
  vi.useFakeTimers();
  store.close();
  store = openStore(server.kept, true, true, false, true);
  store.change(bathroom, tile(102));
  store.endTrial();
  store.change(bathroom, tile(103));
  expect(wallTile(bathroom)).toBe(102);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(server.asked).toEqual([]);
});
