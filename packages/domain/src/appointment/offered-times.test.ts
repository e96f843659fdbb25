import { expect, it } from "vitest";
import { formatMoment } from "../format/moment.ts";
import { offeredTimes, SERIES_LIMITS, type AppointmentSeries } from "./offered-times.ts";

const SERIES: AppointmentSeries = {
  firstDay: "2026-12-07",
  lastDay: "2026-12-07",
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  from: "09:00",
  until: "12:00",
  durationInMinutes: 60,
  pauseInMinutes: 0,
};
const begins = (series: Partial<AppointmentSeries>): string[] =>
  offeredTimes({ ...SERIES, ...series }).map(({ fromDate }) => formatMoment(fromDate));

it("fill the hours, with pauses, and end before the last one", () => {
  expect(begins({})).toEqual(["07-12-2026 09:00", "07-12-2026 10:00", "07-12-2026 11:00"]);
  expect(begins({ pauseInMinutes: 30 })).toEqual(["07-12-2026 09:00", "07-12-2026 10:30"]);
  expect(begins({ until: "09:59" })).toEqual([]);
  expect(offeredTimes({ ...SERIES, durationInMinutes: 180 })).toEqual([
    { fromDate: "2026-12-07T08:00:00.000Z", toDate: "2026-12-07T11:00:00.000Z" },
  ]);
});

it("are on the given days of the week, the first and last day included", () => {
  const wednesdays = { lastDay: "2026-12-23", weekdays: [3], until: "10:00" };
  expect(begins(wednesdays)).toEqual(["09-12-2026 09:00", "16-12-2026 09:00", "23-12-2026 09:00"]);
  expect(begins({ ...wednesdays, weekdays: [7] })).toEqual(["13-12-2026 09:00", "20-12-2026 09:00"]);
  expect(begins({ firstDay: "2026-12-08" })).toEqual([]);
});

it("begin at the same hour after the clocks changed", () => {
  const week = { firstDay: "2027-03-27", lastDay: "2027-03-29", until: "10:00" };
  expect(offeredTimes({ ...SERIES, ...week }).map(({ fromDate }) => fromDate)).toEqual([
    "2027-03-27T08:00:00.000Z",
    "2027-03-28T07:00:00.000Z",
    "2027-03-29T07:00:00.000Z",
  ]);
  expect(begins({ firstDay: "2026-10-24", lastDay: "2026-10-26", until: "10:00" })).toEqual([
    "24-10-2026 09:00",
    "25-10-2026 09:00",
    "26-10-2026 09:00",
  ]);
});

it("stop one after the most that can be offered", () => {
  const many = { lastDay: "2029-12-31", durationInMinutes: 10, from: "00:00", until: "23:59" };
  expect(begins(many)).toHaveLength(SERIES_LIMITS.times + 1);
  expect(begins({ ...many, firstDay: "geen dag" })).toEqual([]);
});
