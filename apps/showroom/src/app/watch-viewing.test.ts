import { ApiProblem, ConnectionFailure } from "@showroom/api-client/failures";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchViewing } from "./watch-viewing.ts";

const HOUR = 3_600_000;
const refusal = new ApiProblem({ type: "about:blank", title: "", status: 401, code: "not-authenticated" });
const offline = new ConnectionFailure("offline", null);

const askUser = vi.fn<() => Promise<{ isAnonymous: boolean }>>();
const end = vi.fn<() => void>();
const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
const listeners = new Set<(error: unknown) => void>();
const onFailure = (listener: (error: unknown) => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const fail = (error: unknown): void => {
  for (const listener of listeners) listener(error);
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", page);
  page.visibilityState = "visible";
  askUser.mockReset().mockResolvedValue({ isAnonymous: false });
  end.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  listeners.clear();
});

async function watch(endsAt = Date.now() + HOUR): Promise<() => void> {
  const stop = watchViewing(endsAt, { askUser, onFailure }, end);
  await vi.advanceTimersByTimeAsync(0);
  return stop;
}

async function show(state: "visible" | "hidden"): Promise<void> {
  page.visibilityState = state;
  page.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(0);
}

test("a viewing session ends at its time", async () => {
  const stop = await watch();
  await vi.advanceTimersByTimeAsync(HOUR - 1);
  expect(end).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(end).toHaveBeenCalledTimes(1);
  stop();
});

test("one that ended before is recognized at once, without a call with its token", async () => {
  const stop = await watch(Date.now() - HOUR);
  await show("hidden");
  await show("visible");
  expect(end).toHaveBeenCalledTimes(1);
  expect(askUser).not.toHaveBeenCalled();
  stop();
});

test("the server is asked at the start and when the tab becomes visible, not when it is hidden", async () => {
  const stop = await watch();
  expect(askUser).toHaveBeenCalledTimes(1);
  await show("hidden");
  expect(askUser).toHaveBeenCalledTimes(1);
  await show("visible");
  expect(askUser).toHaveBeenCalledTimes(2);
  expect(end).not.toHaveBeenCalled();
  stop();
});

test.each([
  ["an anonymous user", async () => ({ isAnonymous: true }), 1],
  ["a refused token", () => Promise.reject(refusal), 1],
  ["no connection", () => Promise.reject(offline), 0],
])("after %s it has ended or not", async (_, answer, times) => {
  const stop = await watch();
  askUser.mockImplementation(answer);
  await show("visible");
  expect(end).toHaveBeenCalledTimes(times);
  stop();
});

test("any refused call ends it, other failures do not", async () => {
  const stop = await watch();
  fail(offline);
  expect(end).not.toHaveBeenCalled();
  fail(refusal);
  expect(end).toHaveBeenCalledTimes(1);
  stop();
});

test("nothing is watched after the stop", async () => {
  const stop = await watch();
  stop();
  fail(refusal);
  await show("visible");
  await vi.advanceTimersByTimeAsync(2 * HOUR);
  expect(askUser).toHaveBeenCalledTimes(1);
  expect(end).not.toHaveBeenCalled();
});
