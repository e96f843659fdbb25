import { describe, expect, it } from "vitest";
import { formatDay, formatTime } from "./dates.ts";

describe("formatDay", () => {
  it("gives the day in the Netherlands, not in the time zone of the timestamp", () => {
    expect(formatDay("2026-11-20T22:30:00.000Z")).toBe("20-11-2026");
    expect(formatDay("2026-11-20T23:30:00.000Z")).toBe("21-11-2026");
    expect(formatDay("2026-06-30T22:30:00.000Z")).toBe("01-07-2026");
  });

  it("is empty for text that is not a timestamp", () => {
    expect(formatDay("gisteren")).toBe("");
  });
});

describe("formatTime", () => {
  it("is the time in the Netherlands, in summer and in winter", () => {
    expect(formatTime("2027-01-14T13:00:00+01:00")).toBe("13:00");
    expect(formatTime("2027-07-14T11:05:00Z")).toBe("13:05");
    expect(formatTime("morgen")).toBe("");
  });
});
