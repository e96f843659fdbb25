import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followActions } from "./action-trace.ts";

let page: EventTarget;
let traceparent: () => string;
beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  traceparent = followActions(page);
});
afterEach(() => void vi.useRealTimers());

test("is a sampled W3C traceparent", () => {
  expect(traceparent()).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
});

test("is one for the requests of an action, also for those that follow it with a delay", () => {
  page.dispatchEvent(new Event("click"));
  const first = traceparent();
  vi.advanceTimersByTime(2_000);
  expect(traceparent()).toBe(first);
});

test("is another after the next click", () => {
  const first = traceparent();
  page.dispatchEvent(new Event("click"));
  const second = traceparent();
  expect(second.slice(3, 35)).not.toBe(first.slice(3, 35));
  expect(second.slice(36, 52)).not.toBe(first.slice(36, 52));
});

test("is another for requests long after the action", () => {
  const first = traceparent();
  vi.advanceTimersByTime(6_000);
  expect(traceparent()).not.toBe(first);
});
