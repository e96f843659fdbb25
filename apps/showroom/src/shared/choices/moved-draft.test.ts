import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiProblem, ConnectionFailure } from "@showroom/api-client/failures";
import type { ProblemCode } from "@showroom/api-contract/problem";
import { draftStore } from "./draft.ts";
import { moveDrafts } from "./moved-draft.ts";
import { movedNews } from "./moved-news.ts";
import { BATHROOM, buildChoices, buildRoom } from "./testing/build-choices.ts";
import { memoryStorage } from "./testing/memory-storage.ts";
import { fakeApi, server, startFakeServer } from "./testing/fake-server.ts";

vi.mock(import("../api/api.ts"), async (original) => ({
  ...(await original()),
  api: { call: (...args: Parameters<typeof fakeApi.call>) => fakeApi.call(...args) } as never,
}));

const NEW = buildChoices({ houseTypeId: 2, version: 5, projectRoomChoices: { 30: buildRoom(30, 1) } });
const fitted = { rooms: { 30: buildRoom(30, 11) }, base: { 30: buildRoom(30, 10) }, changes: [] };
const draft = { version: 4, rooms: { [BATHROOM]: buildRoom(BATHROOM, 11) }, base: {}, projectId: NEW.projectId };
const nothing = { draft: null, isDamaged: false };
let storage: Storage;
const earlier = () => draftStore(storage, 1, 1);
const present = () => draftStore(storage, 1, 2);
const news = () => movedNews(storage, 1, 2);

beforeEach(() => {
  startFakeServer();
  storage = memoryStorage();
  earlier().write(draft);
  server.answers["choices.fit"] = () => fitted;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const refuse = (code: ProblemCode, status: number): void => {
  server.answers["choices.fit"] = () => {
    throw new ApiProblem({ type: "", title: "", status, code });
  };
};

test("the server gets the draft, what it is based on, of which house type and whose it is", async () => {
  const bodies: unknown[] = [];
  server.answers["choices.fit"] = (body) => (bodies.push(body), fitted);
  const base = { [BATHROOM]: buildRoom(BATHROOM, 9) };
  storage = memoryStorage();
  earlier().write({ ...draft, base });
  await moveDrafts(storage, 1, NEW);
  expect(bodies).toEqual([{ house_type: { id: 1 }, rooms: draft.rooms, base, userId: 1 }]);
});

test("what the buyer lost is read as the server told it, and nothing of what is no news", async () => {
  await moveDrafts(storage, 1, NEW);
  expect(news().read()).toEqual({ isTaken: true, changes: [] });
  for (const text of ["{", "{}", JSON.stringify({ isTaken: "ja", changes: [] })]) {
    storage.setItem("showroom.moved.1.2", text);
    expect(news().read()).toBeNull();
  }
  expect(movedNews(null, 1, 2).read()).toBeNull();
});

test("without storage nothing is moved", async () => {
  await moveDrafts(null, 1, NEW);
  expect(server.asked).toEqual([]);
});

test("a draft of an earlier house type becomes one of the present house type, and what it lost is kept until it is read", async () => {
  await moveDrafts(storage, 1, NEW);
  expect(present().read().draft).toEqual({ version: 4, rooms: fitted.rooms, base: fitted.base, projectId: 1 });
  expect(earlier().read()).toEqual(nothing);
  expect(news().read()).toEqual({ isTaken: true, changes: [] });
  news().clear();
  expect(news().read()).toBeNull();
});

test("a draft of the present house type comes first; the other one waits", async () => {
  present().write({ ...draft, version: 5 });
  await moveDrafts(storage, 1, NEW);
  expect([present().read().draft?.version, earlier().read().draft?.version]).toEqual([5, 4]);
});

test.each<[string, () => void]>([
  [
    "of another project",
    () => {
      storage = memoryStorage();
      earlier().write({ ...draft, projectId: 8 });
    },
  ],
  ["whose house type this project never had", () => refuse("not-found", 404)],
  [
    "while the server cannot be reached",
    () => {
      server.answers["choices.fit"] = () => {
        throw new ConnectionFailure("offline", null);
      };
    },
  ],
])("a draft waits: %s", async (_, prepare) => {
  prepare();
  await moveDrafts(storage, 1, NEW);
  expect(earlier().read().draft).not.toBeNull();
  expect([present().read(), news().read()]).toEqual([nothing, null]);
});

test("a draft that does not fit at all is told", async () => {
  refuse("choice-invalid", 422);
  await moveDrafts(storage, 1, NEW);
  expect([earlier().read(), news().read()]).toEqual([nothing, { isTaken: false, changes: [] }]);
});
