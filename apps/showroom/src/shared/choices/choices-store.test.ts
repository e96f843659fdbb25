import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ApiProblem } from "@showroom/api-client/failures";
import { buildPage } from "@showroom/domain/testing/build-page";
import { buildHouseType } from "@showroom/domain/testing/build-project";
import type { ChoicesStore } from "./choices-store.ts";
import { historyOf, isSaved } from "./choices-state.ts";
import { draftStore } from "./draft.ts";
import { BATHROOM, buildRoom, TOILET, tile } from "./testing/build-choices.ts";
import { fakeApi, openStore, save, server, staleProblem, startFakeServer } from "./testing/fake-server.ts";

vi.mock(import("../api/api.ts"), async (original) => ({
  ...(await original()),
  // The fake server imports the store, which imports this module: it is looked up at the call.
  api: { call: (...args: Parameters<typeof fakeApi.call>) => fakeApi.call(...args) } as never,
}));

const COPIED = buildRoom(TOILET, 10, { choicesFromOtherRoom: true });
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

describe("a draft in the browser", () => {
  const mine = buildRoom(BATHROOM, 102);
  /** Writes a draft of an earlier visit, based on a version of the server's choices. */
  const leave = (version: number) =>
    drafts().write({ version, rooms: { ...server.kept.projectRoomChoices, [BATHROOM]: mine } });
  const drafts = () => draftStore(localStorage, 1, buildHouseType().id);
  let reopened: ChoicesStore;
  afterEach(() => reopened.close());

  test("is restored and saved with the version it is based on", async () => {
    const bodies: unknown[] = [];
    server.answers["choices.save"] = (body) => (bodies.push(body), save(body));
    leave(server.kept.version);
    reopened = openStore();
    expect(reopened.room(bathroom)).toEqual(mine);
    await reopened.flush();
    expect(bodies).toMatchObject([{ version: 1, choices: { projectRoomChoices: { [BATHROOM]: mine } } }]);
    expect(drafts().read()).toBeNull();
  });

  test("of an older version is sent with that version, so that the server can refuse it", async () => {
    const bodies: unknown[] = [];
    leave(1);
    server.kept = { ...server.kept, version: 4, projectRoomChoices: { [BATHROOM]: buildRoom(BATHROOM, 103) } };
    server.answers["choices.save"] = (body) => {
      bodies.push(body);
      throw staleProblem();
    };
    reopened = openStore();
    await reopened.flush().catch(() => {});
    expect(bodies).toMatchObject([{ version: 1 }]);
    expect(reopened.getState().save).toMatchObject({ kind: "conflict" });
    expect(reopened.room(bathroom)).toEqual(mine);
  });

  test.each<[string, () => ChoicesStore]>([
    ["is dropped when the choices are submitted", () => openStore({ ...server.kept, submitType: "showroom" })],
    [
      "is dropped when it equals the server's choices",
      () => openStore({ ...server.kept, projectRoomChoices: { [BATHROOM]: mine } }),
    ],
  ])("%s", (_, reopen) => {
    leave(1);
    reopened = reopen();
    expect(drafts().read()).toBeNull();
    expect(isSaved(reopened.getState())).toBe(true);
  });

  test("is not written in a preview, where choices can be tried and nothing is saved", async () => {
    reopened = openStore(server.kept, true, true);
    reopened.change(bathroom, tile(103));
    await reopened.confirm(bathroom);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reopened.room(bathroom).wallTileProduct?.pageProductId).toBe(103);
    expect(historyOf(reopened.getState(), BATHROOM).canUndo).toBe(true);
    expect([server.asked, drafts().read()]).toEqual([[], null]);
  });

  test("is not used or changed while staff view the showroom as the buyer", () => {
    leave(1);
    reopened = openStore(server.kept, true);
    expect(reopened.room(bathroom)).toEqual(server.kept.projectRoomChoices[BATHROOM]);
    expect(drafts().read()).not.toBeNull();
  });
});
