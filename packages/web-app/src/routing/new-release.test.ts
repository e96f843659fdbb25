import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  isUnloadedPart,
  nextReload,
  openWhenReachable,
  reloadWhenReachable,
  watchUnloadedParts,
} from "./new-release.ts";

const now = Date.parse("2026-03-01T12:00:00Z");
const stored = new Map<string, string>();
const reload = vi.fn();
const assign = vi.fn();

beforeEach(() => {
  stored.clear();
  reload.mockClear();
  assign.mockClear();
  vi.stubGlobal(
    "window",
    Object.assign(new EventTarget(), {
      location: { href: "http://localhost/", reload, assign },
      sessionStorage: {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => void stored.set(key, value),
      },
    }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const MINUTE = 60_000;

test.each([
  ["never reloaded", null, 1],
  ["a value of an earlier release", String(now - MINUTE), 1],
  ["reloaded once, a minute ago", `${now - MINUTE - 1} 1`, 2],
  ["just reloaded", `${now - 5_000} 1`, null],
  ["reloaded four times, seven minutes ago", `${now - 7 * MINUTE} 4`, null],
  ["reloaded four times, nine minutes ago", `${now - 9 * MINUTE} 4`, 5],
  ["reloaded often, long ago", `${now - 129 * MINUTE} 9`, 1],
] as const)("may reload: %s", (_, remembered, times) =>
  expect(nextReload(remembered, now)).toBe(times === null ? null : `${now} ${times}`),
);

test("a part that is missing for good reloads the page fewer than thirty times a day", () => {
  let remembered: string | null = null;
  let reloads = 0;
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    const next = nextReload(remembered, now + minute * MINUTE);
    if (next === null) continue;
    remembered = next;
    reloads += 1;
  }
  expect(reloads).toBeGreaterThan(10);
  expect(reloads).toBeLessThan(30);
});

test("without a connection the page does not reload into the browser's own error page", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await reloadWhenReachable();
  expect(reload).not.toHaveBeenCalled();
});

test("a server that fails does not reload the page, one that answers does so once", async () => {
  vi.stubGlobal("fetch", async () => new Response(null, { status: 503 }));
  await reloadWhenReachable();
  expect(reload).not.toHaveBeenCalled();
  vi.stubGlobal("fetch", async () => new Response(null));
  await reloadWhenReachable();
  await reloadWhenReachable();
  expect(reload).toHaveBeenCalledTimes(1);
});

test("another page is opened only when the server answers", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const before = vi.fn();
  expect(await openWhenReachable("/", before)).toBe(false);
  expect(assign).not.toHaveBeenCalled();
  expect(before).not.toHaveBeenCalled();
  vi.stubGlobal("fetch", async () => new Response(null));
  expect(await openWhenReachable("/", before)).toBe(true);
  expect(before).toHaveBeenCalledOnce();
  expect(assign).toHaveBeenCalledWith("/");
});

test("the error of a part that could not be loaded is recognized, any other is not", () => {
  watchUnloadedParts();
  const payload = new TypeError("Failed to fetch dynamically imported module");
  window.dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload }));
  expect([isUnloadedPart(payload), isUnloadedPart(new Error("Other")), isUnloadedPart(null)]).toEqual([
    true,
    false,
    false,
  ]);
});
