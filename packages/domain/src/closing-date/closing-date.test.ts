import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runs, SEED } from "@showroom/property-tests/runs";
import { endOfDutchDay } from "../format/moment.ts";
import { closedParts, closingsOf, isOver } from "./closing-date.ts";

const at = (moment: string): number => Date.parse(moment);

describe("a last day", () => {
  it.each([
    ["2026-12-11", "2026-12-11T23:00:00Z"],
    ["2026-07-03", "2026-07-03T22:00:00Z"],
    // The day before, of, and after both changes of the clocks.
    ["2026-03-28", "2026-03-28T23:00:00Z"],
    ["2026-03-29", "2026-03-29T22:00:00Z"],
    ["2026-10-24", "2026-10-24T22:00:00Z"],
    ["2026-10-25", "2026-10-25T23:00:00Z"],
    ["2027-12-31", "2027-12-31T23:00:00Z"],
  ])("%s ends at %s", (lastDay, end) => {
    expect(new Date(endOfDutchDay(lastDay)).toISOString()).toBe(end.replace("Z", ".000Z"));
    expect(isOver({ lastDay }, at(end) - 1)).toBe(false);
    expect(isOver({ lastDay }, at(end))).toBe(true);
  });

  it("ends when the calendar in Amsterdam turns to the next day, on any day", () => {
    const calendar = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Amsterdam", dateStyle: "short" });
    const anyDay = fc.date({ min: new Date("2000-01-01"), max: new Date("2080-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(anyDay, (date) => {
        const day = date.toISOString().slice(0, 10);
        const end = endOfDutchDay(day);
        expect(calendar.format(end - 1)).toBe(day);
        expect(calendar.format(end) > day).toBe(true);
      }),
      { seed: SEED, numRuns: runs(500) },
    );
  });

  it("that is no day never ends", () => {
    expect(isOver({ lastDay: "morgen" }, at("2100-01-01T00:00:00Z"))).toBe(false);
  });
});

describe("the closings of a home", () => {
  const dates = [
    { part: "floors", lastDay: "2027-02-01" },
    { part: "tiles", lastDay: "2026-12-11" },
  ] as const;

  it("are the dates of its phase, in the order of the parts", () => {
    expect(closingsOf(dates, [])).toEqual([
      { part: "tiles", lastDay: "2026-12-11", reason: null },
      { part: "floors", lastDay: "2027-02-01", reason: null },
    ]);
  });

  it("are an exception's, later or earlier, also without a date of the phase", () => {
    const exceptions = [
      { part: "tiles", lastDay: "2026-12-18", reason: "Ziek" },
      { part: "sanitary", lastDay: "2026-12-01", reason: "Voorraad" },
    ] as const;
    const closings = closingsOf(dates, exceptions);
    expect(closings.map(({ lastDay }) => lastDay)).toEqual(["2026-12-18", "2026-12-01", "2027-02-01"]);
    expect([...closedParts(closings, at("2026-12-12T12:00:00Z"))]).toEqual(["sanitary"]);
    expect([...closedParts(closings, at("2026-12-19T12:00:00Z"))]).toEqual(["tiles", "sanitary"]);
  });
});
