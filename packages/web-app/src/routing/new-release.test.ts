import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  isUnloadedPart,
  mayReload,
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

test.each([
  ["never reloaded", null, true],
  ["reloaded long ago", String(now - 61_000), true],
  ["just reloaded", String(now - 5_000), false],
] as const)("%s", (_, reloadedAt, allowed) => expect(mayReload(reloadedAt, now)).toBe(allowed));

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
