import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { retryLater, retryPauses } from "./use-retry-later.ts";

const ask = vi.fn<() => void>();
let page: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal("window", page);
  ask.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const times = (): number => ask.mock.calls.length;

test.each([
  ["the first of all windows", 0, 3_000],
  ["one in between", 0.5, 3_900],
  ["the last", 0.999, 4_798],
])("retries once, some seconds later: %s", (_, chance, moment) => {
  vi.spyOn(Math, "random").mockReturnValue(chance);
  retryLater(ask);
  vi.advanceTimersByTime(moment - 1);
  expect(times()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(times()).toBe(1);
  vi.advanceTimersByTime(60_000);
  expect(times()).toBe(1);
});

test("retries at once each time the connection comes back", () => {
  retryLater(ask);
  page.dispatchEvent(new Event("online"));
  expect(times()).toBe(1);
  page.dispatchEvent(new Event("online"));
  expect(times()).toBe(2);
});

test("does not retry after it was stopped", () => {
  const stop = retryLater(ask);
  stop();
  vi.advanceTimersByTime(60_000);
  page.dispatchEvent(new Event("online"));
  expect(times()).toBe(0);
});

test("the retry function is called without the browser's event", () => {
  retryLater(ask);
  page.dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(60_000);
  expect(ask.mock.calls).toEqual([[], []]);
});

test("retries of a place that keeps failing stay under 65 in an hour", () => {
  vi.spyOn(Math, "random").mockReturnValue(0);
  const pauses = retryPauses();
  const fail = (): void => {
    ask();
    retryLater(fail, pauses);
  };
  retryLater(fail, pauses);
  vi.advanceTimersByTime(3_600_000);
  expect(times()).toBeGreaterThan(50);
  expect(times()).toBeLessThan(65);
});
