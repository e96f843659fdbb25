import { expect, test } from "vitest";
import { mayReload } from "./new-release.ts";

const now = Date.parse("2026-03-01T12:00:00Z");

test.each([
  ["connected, never reloaded", true, null, true],
  ["connected, reloaded long ago", true, String(now - 61_000), true],
  ["connected, just reloaded", true, String(now - 5_000), false],
  ["not connected", false, null, false],
] as const)("%s", (_, online, reloadedAt, allowed) => expect(mayReload(online, reloadedAt, now)).toBe(allowed));
