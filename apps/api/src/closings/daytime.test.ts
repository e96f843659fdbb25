import { expect, it } from "vitest";
import { isDaytime, nextDaytime } from "./daytime.ts";

const next = (at: string): string => nextDaytime(new Date(at)).toISOString();

it("sends mails by day, and at night the next morning in Dutch time", () => {
  expect(isDaytime(new Date("2026-12-01T18:59:59Z"))).toBe(true);
  expect(isDaytime(new Date("2026-12-01T19:00:00Z"))).toBe(false);
  expect(next("2026-12-01T10:00:00Z")).toBe("2026-12-01T10:00:00.000Z");
  expect(next("2026-12-01T19:00:00Z")).toBe("2026-12-02T07:00:00.000Z");
  expect(next("2026-12-01T23:30:00Z")).toBe("2026-12-02T07:00:00.000Z");
  expect(next("2026-12-02T06:59:00Z")).toBe("2026-12-02T07:00:00.000Z");
});

it("follows the change of the clocks", () => {
  expect(next("2027-03-27T20:00:00Z")).toBe("2027-03-28T06:00:00.000Z");
});
