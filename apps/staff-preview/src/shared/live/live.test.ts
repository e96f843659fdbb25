import type { ChoicesChanged, StaffBuyer, StaffConfiguration } from "@showroom/api-contract/entities/staff";
import { cents } from "@showroom/domain/money/cents";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "../api/api.ts";
import { buyersQuery, configurationQuery, historyQuery } from "../buyers/buyers.ts";
import { followProject } from "./live.ts";

type Events = AsyncGenerator<ChoicesChanged, void, undefined>;

const server = vi.hoisted(() => ({
  stream: (_signal: AbortSignal, _onOpen: () => void): unknown => null,
  configuration: async (): Promise<unknown> => null,
}));
vi.mock("@showroom/api-client/event-stream", () => ({
  eventStream: (_api: unknown, _endpoint: unknown, _input: unknown, signal: AbortSignal, onOpen: () => void) =>
    server.stream(signal, onOpen),
}));
vi.mock("../api/api.ts", async () => {
  const { QueryClient } = await import("@tanstack/react-query");
  return { api: { call: () => server.configuration() }, queryClient: new QueryClient() };
});

const buyer = (userId: number, change: Partial<StaffBuyer> = {}): StaffBuyer => ({
  userId,
  name: `Koper ${userId}`,
  email: `koper-${userId}@lindehof.example`,
  buildNumber: String(userId),
  houseType: null,
  status: "configuring",
  submitType: null,
  submittedAt: null,
  reopened: null,
  totalPrice: cents(100),
  lastChangeAt: null,
  progress: [],
  ...change,
});

const change: ChoicesChanged = {
  projectId: 1,
  userId: 7,
  version: 4,
  totalPrice: cents(51_300),
  status: "configuring",
  at: "2026-11-02T09:30:00.000Z",
};

/** What is in the cache before the event. */
const KNOWN: StaffConfiguration = {
  buyer: buyer(7),
  project: { id: 1, name: "Lindehof", slug: "lindehof", hasHardPrices: true },
  pages: [],
  choices: null,
  cost: { totalPrice: cents(100), subTotalPrice: cents(100), discount: cents(0), pageCosts: [] },
  confirmation: null,
  earlierConfirmations: [],
  agreed: null,
};

const controllers: AbortController[] = [];
const states: string[] = [];
let attempts: number[] = [];

/** Follows project 1. The connections take the given courses, in order; the last one is repeated. */
async function follow(...courses: ((onOpen: () => void) => Events)[]): Promise<AbortController> {
  const start = Date.now();
  server.stream = (_, onOpen) => {
    attempts.push(Date.now() - start);
    const course = courses.length > 1 ? courses.shift() : courses[0];
    return course?.(onOpen);
  };
  const controller = new AbortController();
  controllers.push(controller);
  void followProject(1, controller.signal, (state) => states.push(state));
  await vi.advanceTimersByTimeAsync(0);
  return controller;
}

const refused = (): Events => waiting(Promise.reject(new TypeError("Failed to fetch")));
/** Opens, sends the events, and stays open. */
async function* open(onOpen: () => void, ...events: readonly ChoicesChanged[]): Events {
  onOpen();
  yield* events;
  await new Promise(() => {});
}
async function* waiting(answer: Promise<never>): Events {
  yield await answer;
}
async function* ended(onOpen: () => void): Events {
  onOpen();
  yield* [];
}

const buyers = () => queryClient.getQueryData(buyersQuery(1).queryKey);
const isStale = (queryKey: readonly unknown[]) => queryClient.getQueryState(queryKey)?.isInvalidated;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0);
  [states.length, attempts] = [0, []];
  queryClient.clear();
  queryClient.setQueryData(buyersQuery(1).queryKey, [buyer(6), buyer(7)]);
  queryClient.setQueryData(buyersQuery(2).queryKey, [buyer(7)]);
  queryClient.setQueryData(historyQuery(1, 7).queryKey, { pages: [], pageParams: [] });
  queryClient.setQueryData(configurationQuery(1, 7).queryKey, KNOWN);
  server.configuration = async () => ({ buyer: buyer(7, { totalPrice: cents(51_300), name: "Fetched" }) });
});
afterEach(() => {
  for (const controller of controllers.splice(0)) controller.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a change is shown for its buyer at once, and the rest of that buyer when it is fetched", async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  server.configuration = () => promise;
  await follow((onOpen) => open(onOpen, change));
  expect(states).toEqual(["live"]);
  const { totalPrice, status, at } = change;
  expect(buyers()).toEqual([buyer(6), buyer(7, { totalPrice, status, lastChangeAt: at })]);
  expect(isStale(historyQuery(1, 7).queryKey)).toBe(true);
  resolve({ buyer: buyer(7, { name: "Fetched" }) });
  await vi.advanceTimersByTimeAsync(0);
  expect(buyers()).toEqual([buyer(6), buyer(7, { name: "Fetched" })]);
  expect(queryClient.getQueryData(buyersQuery(2).queryKey)).toEqual([buyer(7)]);
});

test("a change during the fetch for an earlier one is fetched too", async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const answers = [promise, Promise.resolve({ buyer: buyer(7, { name: "Second" }) })];
  server.configuration = async () => await answers.shift();
  await follow((onOpen) => open(onOpen, change, { ...change, version: 5 }));
  resolve({ buyer: buyer(7, { name: "First" }) });
  await vi.advanceTimersByTimeAsync(0);
  expect(buyers()).toEqual([buyer(6), buyer(7, { name: "Second" })]);
});

test("a configuration that cannot be fetched keeps what the event said, and the connection", async () => {
  queryClient.setQueryDefaults(configurationQuery(1, 7).queryKey, { retry: false });
  server.configuration = () => Promise.reject(new Error("internal-error"));
  await follow((onOpen) => open(onOpen, change));
  expect(states).toEqual(["live"]);
  expect(buyers()?.[1]?.totalPrice).toBe(change.totalPrice);
});

test("without a connection it tries again after 1, 2, 4, 8, 16 and then every 30 s", async () => {
  await follow(refused);
  expect(states).toEqual(["away"]);
  await vi.advanceTimersByTimeAsync(95_000);
  expect(attempts).toEqual([0, 1_000, 3_000, 7_000, 15_000, 31_000, 61_000, 91_000]);
});

test("after a lost connection everything of the project is fetched again", async () => {
  await follow(refused, refused, ended, open);
  expect(isStale(buyersQuery(1).queryKey)).toBe(false);
  await vi.advanceTimersByTimeAsync(7_000);
  expect(attempts).toEqual([0, 1_000, 3_000, 7_000]);
  expect(states).toEqual(["away", "away", "live", "live"]);
  expect([buyersQuery(1).queryKey, historyQuery(1, 7).queryKey].map(isStale)).toEqual([true, true]);
  expect(isStale(buyersQuery(2).queryKey)).toBe(false);
});

test("a stream that the server ends is opened again after a second, without the state away", async () => {
  await follow(ended, ended, refused, open);
  expect(isStale(buyersQuery(1).queryKey)).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isStale(buyersQuery(1).queryKey)).toBe(true);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(attempts).toEqual([0, 1_000, 3_000, 7_000]);
  expect(states).toEqual(["live", "live", "away", "live"]);
});

test("streams that end as soon as they are open cause at most 125 requests in an hour", async () => {
  await follow(ended);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(attempts.length).toBeLessThanOrEqual(125);
});

test("a stream that was open for a while is opened again after a second", async () => {
  const lasting = async function* (onOpen: () => void): Events {
    onOpen();
    yield* [];
    await new Promise((resolve) => setTimeout(resolve, 11_000));
  };
  await follow(refused, refused, lasting, open);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(attempts).toEqual([0, 1_000, 3_000, 15_000]);
});

test("nothing is tried after the abort, and no state is reported", async () => {
  const controller = await follow(refused);
  controller.abort();
  expect(vi.getTimerCount()).toBe(0);
  await vi.advanceTimersByTimeAsync(120_000);
  expect([attempts, states]).toEqual([[0], ["away"]]);
});

test("a connection that fails because of the abort is not reported", async () => {
  const { promise, reject } = Promise.withResolvers<never>();
  const controller = await follow(() => waiting(promise));
  controller.abort();
  reject(new TypeError("Failed to fetch"));
  await vi.advanceTimersByTimeAsync(120_000);
  expect([attempts, states]).toEqual([[0], []]);
});
