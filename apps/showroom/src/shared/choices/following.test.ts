import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiProblem } from "@showroom/api-client/failures";
import { problem } from "@showroom/api-contract/problems";
import { buildPage } from "@showroom/domain/testing/build-page";
import type { ChoicesStore } from "./choices-store.ts";
import { BATHROOM, buildRoom, tile } from "./testing/build-choices.ts";
import { fakeApi, openStore, server, staleProblem, startFakeServer } from "./testing/fake-server.ts";

vi.mock(import("../api/api.ts"), async (original) => ({
  ...(await original()),
  // The fake server imports the store, which imports this module: it is looked up at the call.
  api: { call: (...args: Parameters<typeof fakeApi.call>) => fakeApi.call(...args) } as never,
}));

const bathroom = buildPage({ id: BATHROOM });
const moment = "2026-11-02T09:30:00.000Z";

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

const followed = async (): Promise<void> => {
  store.follow();
  await vi.advanceTimersByTimeAsync(0);
};
/** Somebody who shares the choices saves a wall tile. */
const savesTile = (wallTile: number): void => {
  server.kept = {
    ...server.kept,
    version: server.kept.version + 1,
    projectRoomChoices: { [BATHROOM]: buildRoom(BATHROOM, wallTile) },
  };
};
const wallTile = () => store.room(bathroom).wallTileProduct?.pageProductId;

test("what somebody else saved is shown at once, and nothing changes without it", async () => {
  const before = store.getState();
  await followed();
  expect(store.getState()).toBe(before);
  savesTile(102);
  await followed();
  expect([wallTile(), store.getState().server.version]).toEqual([102, server.kept.version]);
  expect(store.getState().save.kind).toBe("saved");
});

test("an own change that waits is saved also when there is nothing to follow", async () => {
  store.change(bathroom, tile(103));
  await followed();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(server.asked).toContain("choices.save");
  expect(store.getState().save.kind).toBe("saved");
});

test("an own change of the same choice stays, and the buyer is asked at the next save", async () => {
  store.change(bathroom, tile(103));
  savesTile(102);
  await followed();
  expect(wallTile()).toBe(103);
  server.answers["choices.save"] = () => {
    throw staleProblem();
  };
  await vi.advanceTimersByTimeAsync(1_000);
  expect(store.getState().save.kind).toBe("conflict");
});

test("a submission of somebody else locks the choices, and a reopening opens them", async () => {
  savesTile(102);
  server.kept = { ...server.kept, submitType: "showroom", submittedAt: moment };
  await followed();
  expect([store.getState().submitType, wallTile()]).toEqual(["showroom", 102]);
  savesTile(102);
  server.kept = { ...server.kept, submitType: null, submittedAt: null, reopened: { at: moment, reason: "Bad" } };
  await followed();
  expect(store.getState().submitType).toBeNull();
  store.change(bathroom, tile(103));
  expect(wallTile()).toBe(103);
});

test("a page of a home that the buyer left says so as soon as it follows, and asks nothing more", async () => {
  server.answers["choices.get"] = () => {
    throw new ApiProblem(problem("home-left"));
  };
  await followed();
  expect(store.getState().save).toEqual({ kind: "moved", hasLeft: true });
  store.change(bathroom, tile(103));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.asked).not.toContain("choices.save");
});
