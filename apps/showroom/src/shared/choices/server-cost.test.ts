import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { buildPage } from "@showroom/domain/testing/build-page";
import type { ChoicesStore } from "./choices-store.ts";
import type { ServerCost } from "./cost-view.ts";
import { followServerCost } from "./server-cost.ts";
import { BATHROOM, tile } from "./testing/build-choices.ts";
import { fakeApi, openStore, server, startFakeServer } from "./testing/fake-server.ts";

vi.mock(import("../api/api.ts"), async (original) => ({
  ...(await original()),
  // The fake server imports the store, which imports this module: it is looked up at the call.
  api: { call: (...args: Parameters<typeof fakeApi.call>) => fakeApi.call(...args) } as never,
}));

const bathroom = buildPage({ id: BATHROOM });
let store: ChoicesStore;
let answers: ServerCost[];
let bodies: unknown[];
let stop: () => void;

/** How often the server was asked for a price. */
const asked = (): number => server.asked.filter((name) => name === "choices.calculate").length;

beforeEach(() => {
  startFakeServer();
  answers = [];
  bodies = [];
  server.answers["choices.calculate"] = (body) => {
    bodies.push(body);
    return { totalPrice: bodies.length };
  };
  store = openStore();
  stop = followServerCost(store, (answer) => answers.push(answer));
});
afterEach(() => {
  stop();
  store.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the price of the first choices is asked after half a second", async () => {
  await vi.advanceTimersByTimeAsync(499);
  expect(asked()).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  const { rooms } = store.getState();
  expect(bodies).toEqual([
    {
      project: { id: store.project.id },
      projectHouseType: { id: store.houseType.id },
      projectChoices: { projectRoomChoices: rooms, submitType: null },
    },
  ]);
  expect(answers).toEqual([{ rooms, cost: { totalPrice: 1 } }]);
});

test("choices in quick succession are one request, for the last of them", async () => {
  store.change(bathroom, tile(101));
  await vi.advanceTimersByTimeAsync(400);
  store.change(bathroom, tile(102));
  await vi.advanceTimersByTimeAsync(499);
  expect(asked()).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(answers.map(({ rooms }) => rooms)).toEqual([store.getState().rooms]);
});

test("a change of the store that leaves the rooms asks for nothing again", async () => {
  store.change(bathroom, tile(101));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(server.asked).toContain("choices.save");
  expect([store.getState().save, asked()]).toEqual([{ kind: "saved" }, 1]);
});

test("an answer that arrives after a newer choice is dropped", async () => {
  const waiting: ((cost: unknown) => void)[] = [];
  server.answers["choices.calculate"] = () => new Promise((resolve) => waiting.push(resolve));
  await vi.advanceTimersByTimeAsync(500);
  store.change(bathroom, tile(101));
  await vi.advanceTimersByTimeAsync(500);
  waiting[0]?.({ totalPrice: 1 });
  await vi.advanceTimersByTimeAsync(0);
  expect(answers).toEqual([]);
  waiting[1]?.({ totalPrice: 2 });
  await vi.advanceTimersByTimeAsync(0);
  expect(answers).toEqual([{ rooms: store.getState().rooms, cost: { totalPrice: 2 } }]);
});

test("after a failure the next choice asks again", async () => {
  server.answers["choices.calculate"] = () => {
    throw new Error("away");
  };
  await vi.advanceTimersByTimeAsync(500);
  expect([asked(), answers]).toEqual([1, []]);
  server.answers["choices.calculate"] = () => ({ totalPrice: 7 });
  store.change(bathroom, tile(101));
  await vi.advanceTimersByTimeAsync(500);
  expect(answers.map(({ cost }) => cost)).toEqual([{ totalPrice: 7 }]);
});

test("nothing is asked or told once it has stopped", async () => {
  await vi.advanceTimersByTimeAsync(300);
  stop();
  store.change(bathroom, tile(101));
  await vi.advanceTimersByTimeAsync(1_000);
  expect([asked(), answers]).toEqual([0, []]);
});
