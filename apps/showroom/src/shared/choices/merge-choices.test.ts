import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ApiProblem } from "@showroom/api-client/failures";
import type { ProjectChoices, RoomChoice } from "@showroom/domain/model/choices";
import { buildPage } from "@showroom/domain/testing/build-page";
import { toggleFloorTileOption } from "@showroom/domain/selection/tile-options";
import type { ChoicesStore } from "./choices-store.ts";
import { changeRoom, historyOf, isSaved, openChoices } from "./choices-state.ts";
import { roomMender } from "./mend-room.ts";
import { acceptMerge, mergeChoices } from "./merge-choices.ts";
import { BATHROOM, buildChoices, buildRoom, tile } from "./testing/build-choices.ts";
import { fakeApi, openStore, save, server, staleProblem, startFakeServer } from "./testing/fake-server.ts";

vi.mock(import("../api/api.ts"), async (original) => ({
  ...(await original()),
  // The fake server imports the store, which imports this module: it is looked up at the call.
  api: { call: (...args: Parameters<typeof fakeApi.call>) => fakeApi.call(...args) } as never,
}));

const bathroom = buildPage({ id: BATHROOM });

let store: ChoicesStore;

const wallTile = (page: typeof bathroom) => store.room(page).wallTileProduct?.pageProductId;

beforeEach(() => {
  startFakeServer();
  store = openStore();
});
afterEach(() => {
  store.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("choices that were submitted in another window", () => {
  const submitElsewhere = (): void => {
    server.kept = { ...server.kept, submitType: "showroom" };
    server.answers["choices.save"] = () => {
      throw new ApiProblem({ type: "about:blank", title: "Gesloten", status: 409, code: "choices-locked" });
    };
  };

  test("a change that can no longer be saved is reported as lost", async () => {
    store.change(bathroom, tile(102));
    submitElsewhere();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(store.getState()).toMatchObject({ submitType: "showroom", lostChange: true });
    expect(wallTile(bathroom)).toBe(10);
  });

  test("without a change nothing is reported as lost", async () => {
    submitElsewhere();
    await store.confirm(bathroom).catch(() => {});
    await vi.advanceTimersByTimeAsync(1_000);
    expect(store.getState()).toMatchObject({ submitType: "showroom", lostChange: false });
  });
});

describe("choices that others changed in the meantime", () => {
  /** Refuses the first save, because somebody else saved these rooms before. */
  const otherSaves = (rooms: ProjectChoices["projectRoomChoices"]): void => {
    server.answers["choices.save"] = () => {
      server.kept = { ...server.kept, version: server.kept.version + 1, projectRoomChoices: rooms };
      server.answers["choices.save"] = save;
      throw staleProblem();
    };
  };
  const floorTile = (id: number): Partial<RoomChoice> => ({
    floorTileProduct: { pageProductId: id, variantProjectProductId: id },
  });

  test("are taken over by a submission, which then submits nothing and can be repeated", async () => {
    await store.confirm(bathroom);
    const theirs = { ...server.kept.projectRoomChoices[BATHROOM]!, ...floorTile(205) };
    otherSaves({ ...server.kept.projectRoomChoices, [BATHROOM]: theirs });
    await expect(store.submit(bathroom, "showroom")).rejects.toBeInstanceOf(ApiProblem);
    expect(store.getState()).toMatchObject({ submitType: null, save: { kind: "saved" } });
    expect(store.room(bathroom).floorTileProduct?.pageProductId).toBe(205);

    const sent: unknown[] = [];
    server.answers["choices.save"] = (body) => (sent.push(body), { ...save(body), submitType: "showroom" });
    await store.submit(bathroom, "showroom");
    expect(sent).toMatchObject([{ version: server.kept.version - 1, choices: { submitType: "showroom" } }]);
    expect(store.getState().submitType).toBe("showroom");
  });

  test("another field of the same room is merged without a question", async () => {
    store.change(bathroom, tile(102));
    otherSaves({ [BATHROOM]: buildRoom(BATHROOM, 10, floorTile(112)) });
    await store.flush();
    expect(store.getState().save.kind).toBe("saved");
    expect(server.kept.projectRoomChoices[BATHROOM]).toMatchObject({
      wallTileProduct: { pageProductId: 102 },
      floorTileProduct: { pageProductId: 112 },
    });
    expect(store.getState().rooms).toEqual(server.kept.projectRoomChoices);
  });

  test.each(["own", "server"] as const)(
    "the same field is asked about, and the answer '%s' leaves the other fields",
    async (answer) => {
      store.change(bathroom, tile(102));
      otherSaves({ [BATHROOM]: buildRoom(BATHROOM, 103, floorTile(112)) });
      await store.flush().catch(() => {});
      expect(store.getState().save.kind).toBe("conflict");
      store.resolveConflict(answer);
      await store.flush();
      expect(server.kept.projectRoomChoices[BATHROOM]).toMatchObject({
        wallTileProduct: { pageProductId: answer === "own" ? 102 : 103 },
        floorTileProduct: { pageProductId: 112 },
      });
    },
  );

  describe("with tile options that exclude one another", () => {
    const option = (tileOption: "FloorTileOnWall" | "FloorTileOnAllWalls") => ({
      tileOption,
      selectedVariant: null,
      selectedGroutColor: null,
      selectedFinishingProfile: null,
    });
    const start = () => ({ ...store.room(bathroom), wallTileProduct: pick(102) });
    const kinds = () => server.kept.projectRoomChoices[BATHROOM]?.tileOptions.map(({ tileOption }) => tileOption);
    const pick = (id: number) => ({ pageProductId: id, variantProjectProductId: id });

    test.each(["own", "server"] as const)("are asked about, and the answer '%s' decides", async (answer) => {
      store.change(bathroom, start);
      await store.flush();
      store.change(bathroom, (context, room) => toggleFloorTileOption(context, room, "FloorTileOnAllWalls"));
      otherSaves({
        [BATHROOM]: { ...server.kept.projectRoomChoices[BATHROOM]!, tileOptions: [option("FloorTileOnWall")] },
      });
      await store.flush().catch(() => {});
      const { save } = store.getState();
      expect(save.kind === "conflict" && store.conflictingPages(save.server)).toEqual([BATHROOM]);
      store.resolveConflict(answer);
      await store.flush();
      expect(kinds()).toEqual([answer === "own" ? "FloorTileOnAllWalls" : "FloorTileOnWall"]);
    });

    test("of an earlier draft become legal when the page opens, with a notice", () => {
      store.change(bathroom, start);
      store.change(bathroom, (_, room) => ({ ...room, tileOptions: [option("FloorTileOnWall")] }));
      const state = store.getState();
      const illegal = {
        ...state.rooms[BATHROOM]!,
        tileOptions: [option("FloorTileOnWall"), option("FloorTileOnAllWalls")],
      };
      const mended = roomMender(store.project, new Map())({ ...state, rooms: { [BATHROOM]: illegal } }, bathroom);
      expect(mended.rooms[BATHROOM]?.tileOptions).toEqual([option("FloorTileOnWall")]);
      expect(mended.notice).toMatchObject({ pageId: BATHROOM, mended: true });
      expect([mended.past, isSaved(mended)]).toEqual([state.past, false]);
    });

    test("that the server mended are told about once, without a change", () => {
      const legal = { ...start(), tileOptions: [option("FloorTileOnWall")] };
      const stored = { ...legal, tileOptions: [option("FloorTileOnWall"), option("FloorTileOnAllWalls")] };
      const kept = buildChoices({ projectRoomChoices: { [BATHROOM]: legal }, mendedRooms: { [BATHROOM]: stored } });
      const opened = openStore(kept);
      opened.adopt(bathroom);
      expect(opened.getState().notice).toMatchObject({ pageId: BATHROOM, chosen: stored, mended: true });
      expect([opened.getState().rooms[BATHROOM], isSaved(opened.getState())]).toEqual([legal, true]);
      opened.dismissNotice();
      opened.adopt(bathroom);
      expect(opened.getState().notice).toBeNull();
      opened.close();
    });
  });

  test("changes on a page that is not loaded here are asked about, and not mixed", () => {
    const [base, one] = [10, 102].map((id) => buildRoom(BATHROOM, id));
    const sources = { pages: new Map(), project: store.project, houseType: { pages: [bathroom] } };
    const state = {
      ...openChoices(buildChoices({ projectRoomChoices: { [BATHROOM]: base! } })),
      rooms: { [BATHROOM]: one! },
    };
    const theirs = buildChoices({ projectRoomChoices: { [BATHROOM]: { ...base!, ...floorTile(112) } } });
    expect(mergeChoices(state, theirs, "own", sources)).toMatchObject({
      rooms: { [BATHROOM]: one },
      clashes: [BATHROOM],
    });
    expect(mergeChoices({ ...state, rooms: { [BATHROOM]: base! } }, theirs, "own", sources).clashes).toEqual([]);
  });

  test("what another tab of this browser saves is shown here without a question", async () => {
    const other = openStore();
    other.change(bathroom, tile(102));
    await other.flush();
    await vi.waitFor(() => expect(wallTile(bathroom)).toBe(102));
    expect(store.getState().server.version).toBe(server.kept.version);
    other.close();
  });

  test("a draft of an older version is merged with what was saved since", async () => {
    store.change(bathroom, tile(102));
    store.close();
    server.kept = {
      ...server.kept,
      version: 4,
      projectRoomChoices: { [BATHROOM]: buildRoom(BATHROOM, 10, floorTile(112)) },
    };
    otherSaves(server.kept.projectRoomChoices);
    const reopened = openStore();
    await reopened.flush();
    expect(server.kept.projectRoomChoices[BATHROOM]).toMatchObject({
      wallTileProduct: { pageProductId: 102 },
      floorTileProduct: { pageProductId: 112 },
    });
    reopened.close();
  });
});

test("merged rooms build on the server's version, are saved when they say more, and drop the undo history of changed pages", () => {
  const [first, second] = [buildRoom(BATHROOM, 11), buildRoom(BATHROOM, 12)];
  const opened = openChoices(buildChoices());
  const chosen = changeRoom(opened, { before: buildRoom(BATHROOM, 10), after: first, followed: null });
  const newer = buildChoices({ version: 7, projectRoomChoices: { [BATHROOM]: second } });
  const own = acceptMerge(chosen, newer, { [BATHROOM]: first });
  expect([own.rooms[BATHROOM], own.server.version, isSaved(own)]).toEqual([first, 7, false]);
  expect(historyOf(own, BATHROOM).canUndo).toBe(true);
  const theirs = acceptMerge(chosen, newer, { [BATHROOM]: second });
  expect([theirs.rooms[BATHROOM], theirs.server.version, isSaved(theirs)]).toEqual([second, 7, true]);
  expect(historyOf(theirs, BATHROOM).canUndo).toBe(false);
});
