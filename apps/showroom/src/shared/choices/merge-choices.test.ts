import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ApiProblem } from "@showroom/api-client/failures";
import type { ProjectChoices, RoomChoice } from "@showroom/domain/model/choices";
import { buildPage } from "@showroom/domain/testing/build-page";
import { buildHouseType, buildProject } from "@showroom/domain/testing/build-project";
import { openChoicesStore } from "./choices-store.ts";
import type { ChoicesStore } from "./choices-store.ts";
import { changeRoom, historyOf, isSaved, openChoices } from "./choices-state.ts";
import { acceptMerge } from "./merge-choices.ts";
import { BATHROOM, buildChoices, buildRoom } from "./testing/build-choices.ts";

/** The calls to the server in order, and its answers. */
const server = vi.hoisted(() => ({
  asked: [] as string[],
  answers: {} as Record<string, (body: unknown) => unknown>,
}));
vi.mock(import("../api/api.ts"), async (original) => ({
  ...(await original()),
  api: {
    call: async ({ name }: { name: string }, { body }: { body?: unknown } = {}) => {
      server.asked.push(name);
      return server.answers[name]?.(body);
    },
  } as never,
}));

/** Replaces the browser's storage for drafts. */
const stored = new Map<string, string>();
const localStorage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};

const bathroom = buildPage({ id: BATHROOM });

/** The server's choices, changed by saves and copies. */
let kept: ProjectChoices;
let store: ChoicesStore;

const save = (body: unknown): ProjectChoices => {
  const { choices } = body as { choices: Pick<ProjectChoices, "projectRoomChoices"> };
  kept = { ...kept, projectRoomChoices: choices.projectRoomChoices, version: kept.version + 1 };
  return kept;
};
const tile = (id: number) => (_: unknown, room: RoomChoice) => ({
  ...room,
  wallTileProduct: { pageProductId: id, variantProjectProductId: id },
});
const wallTile = (page: typeof bathroom) => store.room(page).wallTileProduct?.pageProductId;

function open(server = kept, readOnly = false): ChoicesStore {
  return openChoicesStore({ project: buildProject(), houseType: buildHouseType(), server, userId: 1, readOnly });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
  stored.clear();
  vi.stubGlobal("localStorage", localStorage);
  kept = buildChoices();
  server.asked = [];
  server.answers = { "choices.get": () => kept, "choices.save": save };
  store = open();
});
afterEach(() => {
  store.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("choices that were submitted in another window", () => {
  const submitElsewhere = (): void => {
    kept = { ...kept, submitType: "showroom" };
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
      kept = { ...kept, version: kept.version + 1, projectRoomChoices: rooms };
      server.answers["choices.save"] = save;
      const problem = { type: "about:blank", title: "Verouderd", status: 409, code: "choices-stale", current: kept };
      throw new ApiProblem(problem as ConstructorParameters<typeof ApiProblem>[0]);
    };
  };
  const floorTile = (id: number): Partial<RoomChoice> => ({
    floorTileProduct: { pageProductId: id, variantProjectProductId: id },
  });

  test("another field of the same room is merged without a question", async () => {
    store.change(bathroom, tile(102));
    otherSaves({ [BATHROOM]: buildRoom(BATHROOM, 10, floorTile(112)) });
    await store.flush();
    expect(store.getState().save.kind).toBe("saved");
    expect(kept.projectRoomChoices[BATHROOM]).toMatchObject({
      wallTileProduct: { pageProductId: 102 },
      floorTileProduct: { pageProductId: 112 },
    });
    expect(store.getState().rooms).toEqual(kept.projectRoomChoices);
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
      expect(kept.projectRoomChoices[BATHROOM]).toMatchObject({
        wallTileProduct: { pageProductId: answer === "own" ? 102 : 103 },
        floorTileProduct: { pageProductId: 112 },
      });
    },
  );

  test("what another tab of this browser saves is shown here without a question", async () => {
    const other = open();
    other.change(bathroom, tile(102));
    await other.flush();
    await vi.waitFor(() => expect(wallTile(bathroom)).toBe(102));
    expect(store.getState().server.version).toBe(kept.version);
    other.close();
  });

  test("a draft of an older version is merged with what was saved since", async () => {
    store.change(bathroom, tile(102));
    store.close();
    kept = { ...kept, version: 4, projectRoomChoices: { [BATHROOM]: buildRoom(BATHROOM, 10, floorTile(112)) } };
    otherSaves(kept.projectRoomChoices);
    const reopened = open();
    await reopened.flush();
    expect(kept.projectRoomChoices[BATHROOM]).toMatchObject({
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
  const server = buildChoices({ version: 7, projectRoomChoices: { [BATHROOM]: second } });
  const own = acceptMerge(chosen, server, { [BATHROOM]: first });
  expect([own.rooms[BATHROOM], own.server.version, isSaved(own)]).toEqual([first, 7, false]);
  expect(historyOf(own, BATHROOM).canUndo).toBe(true);
  const theirs = acceptMerge(chosen, server, { [BATHROOM]: second });
  expect([theirs.rooms[BATHROOM], theirs.server.version, isSaved(theirs)]).toEqual([second, 7, true]);
  expect(historyOf(theirs, BATHROOM).canUndo).toBe(false);
});
