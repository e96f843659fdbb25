import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepTryingToReload } from "./use-reload-when-reachable.ts";

const reload = vi.fn(async () => {});
let page: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal("window", page);
  reload.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each([
  ["the first of all windows", 0, 3_000],
  ["one in between", 0.5, 4_000],
])("asks the server now and at intervals: %s", (_, chance, interval) => {
  vi.spyOn(Math, "random").mockReturnValue(chance);
  keepTryingToReload(reload);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(interval - 1);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1 + interval);
  expect(reload).toHaveBeenCalledTimes(3);
});

test("asks at once each time the connection comes back", () => {
  keepTryingToReload(reload);
  page.dispatchEvent(new Event("online"));
  page.dispatchEvent(new Event("online"));
  expect(reload).toHaveBeenCalledTimes(3);
});

test("asks no more after it was stopped", () => {
  keepTryingToReload(reload)();
  vi.advanceTimersByTime(60_000);
  page.dispatchEvent(new Event("online"));
  expect(reload).toHaveBeenCalledTimes(1);
});
