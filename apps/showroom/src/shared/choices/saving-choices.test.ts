import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ApiProblem } from "@showroom/api-client/failures";
import { problem } from "@showroom/api-contract/problems";
import type { ProjectChoices } from "@showroom/domain/model/choices";
import { buildPage } from "@showroom/domain/testing/build-page";
import type { ChoicesStore } from "./choices-store.ts";
import { historyOf, isSaved } from "./choices-state.ts";
import { BATHROOM, buildRoom, TOILET, tile } from "./testing/build-choices.ts";
import { fakeApi, onOtherUser, openStore, save, server, staleProblem, startFakeServer } from "./testing/fake-server.ts";

vi.mock(import("../api/api.ts"), async (original) => ({
  ...(await original()),
  // The fake server imports the store, which imports this module: it is looked up at the call.
  api: { call: (...args: Parameters<typeof fakeApi.call>) => fakeApi.call(...args) } as never,
}));

const bathroom = buildPage({ id: BATHROOM });

let store: ChoicesStore;
beforeEach(() => {
  startFakeServer();
  store = openStore();
});
afterEach(() => {
  store.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wallTile = () => store.room(bathroom).wallTileProduct?.pageProductId;
const savedTile = () => server.kept.projectRoomChoices[BATHROOM]?.wallTileProduct?.pageProductId;
/** The server refuses the next saves, because it has newer choices. */
const refuseStale = (): void => {
  server.answers["choices.save"] = () => {
    throw staleProblem();
  };
};

test("a room that the catalogue no longer allows follows the present page, with a notice, and everything is saved", async () => {
  const isLeft = (entry: unknown): boolean => Object(entry).id !== 103;
  const present: unknown = JSON.parse(JSON.stringify(bathroom), (_, value: unknown) =>
    Array.isArray(value) ? value.filter(isLeft) : value,
  );
  server.answers["projects.page"] = () => present;
  server.answers["choices.save"] = (body) => {
    if (!JSON.stringify(body).includes('"pageProductId":103')) return save(body);
    const issues = [{ path: ["projectRoomChoices", String(BATHROOM)], message: "product 103 is not on offer here" }];
    throw new ApiProblem({ ...problem("choice-invalid"), issues });
  };
  store.change(bathroom, tile(103));
  await vi.advanceTimersByTimeAsync(1_500);
  expect(store.getState().notice).toMatchObject({ pageId: BATHROOM, mended: true });
  expect([savedTile(), isSaved(store.getState())]).toEqual([101, true]);
  expect(server.asked).toEqual(["choices.save", "projects.page", "choices.save"]);
});

test("a choice is saved after a moment, and one that changes nothing is not", async () => {
  store.change(bathroom, (_, room) => room);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.asked).toEqual([]);
  store.change(bathroom, tile(102));
  expect(store.getState().save.kind).toBe("saving");
  await vi.advanceTimersByTimeAsync(60_000);
  expect([server.asked, savedTile()]).toEqual([["choices.save"], 102]);
  expect(store.getState().save).toEqual({ kind: "saved" });
});

test("confirming saves at once, and a confirmed room that did not change is not saved again", async () => {
  await store.confirm(bathroom);
  expect(server.kept.projectRoomChoices[BATHROOM]?.confirmedByUser).toBe(true);
  expect(historyOf(store.getState(), BATHROOM).canUndo).toBe(false);
  await store.confirm(bathroom);
  expect(server.asked).toEqual(["choices.save"]);
});

test("nothing is saved after the store is closed", async () => {
  store.change(bathroom, tile(102));
  store.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.asked).toEqual([]);
});

describe("a submission", () => {
  test("confirms the room, carries its type and locks the choices", async () => {
    const types: unknown[] = [];
    server.answers["choices.save"] = (body) => {
      const { submitType } = (body as { choices: Pick<ProjectChoices, "submitType"> }).choices;
      types.push(submitType);
      save(body);
      server.kept = { ...server.kept, submitType };
      return server.kept;
    };
    store.change(bathroom, tile(102));
    await store.submit(bathroom, "showroom");
    expect(types).toEqual([null, "showroom"]);
    expect(server.kept.projectRoomChoices[BATHROOM]?.confirmedByUser).toBe(true);
    store.change(bathroom, tile(103));
    expect([wallTile(), store.getState().save.kind]).toEqual([102, "saved"]);
  });

  test("that fails leaves the choices open and as they were", async () => {
    server.answers["choices.save"] = () => {
      throw new ApiProblem({ type: "about:blank", title: "Weg", status: 500, code: "internal-error" });
    };
    const before = store.getState().rooms;
    await expect(store.submit(bathroom, "showroom")).rejects.toThrow("Weg");
    const state = store.getState();
    expect([state.rooms, state.submitType, isSaved(state)]).toEqual([before, null, true]);
  });

  test("that meets newer choices takes them over, for the buyer to look at", async () => {
    server.kept = { ...server.kept, version: 5, projectRoomChoices: { [BATHROOM]: buildRoom(BATHROOM, 104) } };
    refuseStale();
    await expect(store.submit(bathroom, "showroom")).rejects.toThrow("Verouderd");
    expect([wallTile(), store.getState().submitType, store.getState().save]).toEqual([104, null, { kind: "saved" }]);
  });
});

describe("choices that were also changed elsewhere", () => {
  beforeEach(async () => {
    store.change(bathroom, tile(102));
    const theirs = { [BATHROOM]: buildRoom(BATHROOM, 103), [TOILET]: buildRoom(TOILET, 11) };
    server.kept = { ...server.kept, version: 5, projectRoomChoices: theirs };
    refuseStale();
    await store.flush().catch(() => {});
    expect(store.getState().save.kind).toBe("conflict");
    server.answers["choices.save"] = save;
  });

  test("are replaced by the buyer's own, with the other rooms of elsewhere", async () => {
    store.resolveConflict("own");
    await vi.advanceTimersByTimeAsync(60_000);
    expect([wallTile(), savedTile(), server.kept.version]).toEqual([102, 102, 6]);
    expect(server.kept.projectRoomChoices[TOILET]).toEqual(buildRoom(TOILET, 11));
    expect(store.getState().save).toEqual({ kind: "saved" });
  });

  test("are taken over, and undo brings the buyer's own back", async () => {
    store.resolveConflict("server");
    expect([wallTile(), store.getState().save]).toEqual([103, { kind: "saved" }]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([savedTile(), server.kept.version]).toEqual([103, 5]);
    store.undo(bathroom);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([wallTile(), savedTile()]).toEqual([102, 102]);
    // Without a conflict there is nothing to resolve.
    store.resolveConflict("server");
    expect(wallTile()).toBe(102);
  });
});

describe("a house type that was moved", () => {
  const moved = (): void => {
    server.kept = { ...server.kept, houseTypeId: 99, version: server.kept.version + 1 };
  };

  test("stops the saves of an open page for good, and keeps the draft", async () => {
    moved();
    server.answers["choices.save"] = () => {
      throw new ApiProblem({ type: "", title: "", status: 409, code: "choices-moved", current: server.kept });
    };
    store.change(bathroom, tile(102));
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(server.asked).toEqual(["choices.save"]);
    expect(store.getState().save).toEqual({ kind: "moved" });
    expect(wallTile()).toBe(102);
    expect(JSON.stringify(localStorage)).toContain("102");
    store.retry();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.asked).toEqual(["choices.save"]);
  });

  test("is also noticed in the answer to a save, whose rooms are of other pages", async () => {
    server.answers["choices.save"] = (body) => (save(body), moved(), server.kept);
    store.change(bathroom, tile(102));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(store.getState().save).toEqual({ kind: "moved" });
    expect(Object.keys(localStorage)).toEqual([]);
  });
});

describe("when another person signs in in this browser", () => {
  const ofAnother = () => new ApiProblem(problem("choices-of-another"));

  test("a save names whose choices they are", async () => {
    const owners: unknown[] = [];
    server.answers["choices.save"] = (body) => {
      owners.push((body as { choices: Pick<ProjectChoices, "userId"> }).choices.userId);
      return save(body);
    };
    store.change(bathroom, tile(102));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(owners).toEqual([server.kept.userId]);
  });

  test.each([
    ["refuses the save", ofAnother],
    [
      "has newer choices, which are of the other person",
      () => {
        server.kept = { ...server.kept, userId: server.kept.userId + 1, version: 9 };
        return staleProblem();
      },
    ],
  ])("nothing is saved or merged when the server %s, and the draft stays", async (_, refusal) => {
    const mine = server.kept;
    server.answers["choices.save"] = () => {
      throw refusal();
    };
    store.change(bathroom, tile(102));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(onOtherUser).toHaveBeenCalledOnce();
    expect(server.asked).toEqual(["choices.save"]);
    store.change(bathroom, tile(101));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.asked).toEqual(["choices.save"]);
    store.close();
    store = openStore(mine);
    expect(wallTile()).toBe(101);
  });

  test("nothing is taken from an answer that is of the other person", async () => {
    const mine = server.kept;
    server.kept = { ...mine, userId: mine.userId + 1, version: 9 };
    await expect(store.copy(buildPage({ id: TOILET }))).rejects.toThrow();
    expect(onOtherUser).toHaveBeenCalledOnce();
    expect(store.getState().server).toEqual(mine);
  });

  test("a copy is refused for the same reason", async () => {
    server.answers["choices.copy"] = () => {
      throw ofAnother();
    };
    await expect(store.copy(buildPage({ id: TOILET }))).rejects.toThrow();
    expect(onOtherUser).toHaveBeenCalledOnce();
    expect(server.asked).toEqual(["choices.copy"]);
  });
});
