import { describe, expect, it } from "vitest";
import { dutchMoment, formatDay, formatMoment, formatTime } from "./moment.ts";

describe("a timestamp", () => {
  it.each([
    ["2026-01-05T23:30:00.000Z", "06-01-2026", "00:30"],
    ["2026-07-05T21:59:00.000Z", "05-07-2026", "23:59"],
    ["2026-07-05T22:00:00.000Z", "06-07-2026", "00:00"],
    ["2027-01-14T13:00:00+01:00", "14-01-2027", "13:00"],
    ["2027-07-14T11:05:00Z", "14-07-2027", "13:05"],
  ])("%s has the Dutch day and time, in winter and in summer", (moment, day, time) => {
    expect([formatDay(moment), formatTime(moment), formatMoment(moment)]).toEqual([day, time, `${day} ${time}`]);
    expect(formatMoment(new Date(moment))).toBe(`${day} ${time}`);
  });

  it("is empty when the text is not a timestamp", () => {
    expect([formatDay("gisteren"), formatTime("morgen"), formatMoment("")]).toEqual(["", "", ""]);
    expect(formatMoment(new Date(8.64e15)), "later than dates can be in Dutch time").toBe("");
  });
});

describe("the moment of a day and time in the Netherlands", () => {
  it.each([
    ["2026-12-11", "09:00", "2026-12-11T08:00:00.000Z"],
    ["2026-07-11", "09:00", "2026-07-11T07:00:00.000Z"],
    ["2027-01-01", "00:30", "2026-12-31T23:30:00.000Z"],
    ["2027-03-28", "01:59", "2027-03-28T00:59:00.000Z"],
    ["2027-03-28", "02:30", "2027-03-28T01:30:00.000Z"],
    ["2027-03-28", "03:00", "2027-03-28T01:00:00.000Z"],
    ["2026-10-25", "02:30", "2026-10-25T00:30:00.000Z"],
    ["2026-10-25", "03:00", "2026-10-25T02:00:00.000Z"],
  ])("%s %s, also around the change of the clocks", (day, time, moment) => {
    expect(new Date(dutchMoment(day, time)).toISOString()).toBe(moment);
  });

  it("is NaN for other texts", () => {
    expect([dutchMoment("2026-13-01", "09:00"), dutchMoment("2026-12-11", "9 uur")]).toEqual([Number.NaN, Number.NaN]);
  });
});
