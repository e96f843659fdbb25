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
  ["the first of all windows", 0, 3_000, 5_000],
  ["one in between", 0.5, 3_900, 6_500],
])("asks the server now and after growing pauses: %s", (_, chance, first, second) => {
  vi.spyOn(Math, "random").mockReturnValue(chance);
  keepTryingToReload(reload);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(first - 1);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1 + second);
  expect(reload).toHaveBeenCalledTimes(3);
});

test("asks at most 65 times in an hour", () => {
  vi.spyOn(Math, "random").mockReturnValue(0);
  keepTryingToReload(reload);
  vi.advanceTimersByTime(3_600_000);
  expect(reload.mock.calls.length).toBeLessThanOrEqual(65);
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
