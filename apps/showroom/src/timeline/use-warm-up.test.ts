import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadAtFirstSign } from "./use-warm-up.ts";

const load = vi.fn<() => Promise<unknown>>();
let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal("window", page);
  load.mockReset().mockResolvedValue(null);
});
afterEach(() => vi.unstubAllGlobals());

test.each(["pointermove", "pointerdown", "keydown"])("loads at the first %s, once", (sign) => {
  loadAtFirstSign(load);
  expect(load).not.toHaveBeenCalled();
  page.dispatchEvent(new Event(sign));
  for (const next of ["pointermove", "pointerdown", "keydown"]) page.dispatchEvent(new Event(next));
  expect(load).toHaveBeenCalledTimes(1);
});

test("ignores a failure", async () => {
  let failures = 0;
  // Not a mock function, because these handle rejections themselves.
  loadAtFirstSign(() => {
    failures += 1;
    return Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
  });
  page.dispatchEvent(new Event("keydown"));
  // The runner reports a rejection that nothing handles.
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(failures).toBe(1);
});

test("loads nothing after it was stopped", () => {
  loadAtFirstSign(load)();
  page.dispatchEvent(new Event("keydown"));
  expect(load).not.toHaveBeenCalled();
});
