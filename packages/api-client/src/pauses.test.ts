import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiProblem } from "./failures.ts";
import { growingPauses } from "./pauses.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("pauses grow to the longest one, and start again after a success", () => {
  const pauses = growingPauses([10, 20, 50]);
  expect([1, 2, 3, 4, 5].map(() => pauses.next())).toEqual([10, 20, 50, 50, 50]);
  pauses.reset();
  expect(pauses.next()).toBe(10);
});

test("pauses start again after a time without failures", () => {
  const pauses = growingPauses([10, 50]);
  expect([pauses.next(), pauses.next()]).toEqual([10, 50]);
  vi.advanceTimersByTime(150);
  expect(pauses.next()).toBe(50);
  vi.advanceTimersByTime(151);
  expect(pauses.next()).toBe(10);
});

test("a pause is at least as long as the server asks, and a part of it is random", () => {
  const busy = new ApiProblem({ type: "about:blank", title: "busy", status: 429, code: "too-many-requests" }, 60_000);
  const pauses = growingPauses([1_000, 90_000], 0.5);
  expect(pauses.next(busy)).toBe(60_000);
  vi.mocked(Math.random).mockReturnValue(1);
  expect(pauses.next(busy)).toBe(135_000);
  expect(growingPauses([]).next()).toBe(0);
});
