import * as fc from "fast-check";
import { expect, it } from "vitest";
import { runs } from "@showroom/property-tests/runs";
import { formatDay, formatMoment, formatTime } from "./moment.ts";

const ZONE = "Europe/Amsterdam";
const DAY = new Intl.DateTimeFormat("nl-NL", { day: "2-digit", month: "2-digit", year: "numeric", timeZone: ZONE });
const TIME = new Intl.DateTimeFormat("nl-NL", { hour: "2-digit", minute: "2-digit", timeZone: ZONE });

/** Also fails when the rules of the time zone have changed, and Node knows the new ones. */
function agreesWithIntl(moment: Date): void {
  const [day, time] = [DAY.format(moment), TIME.format(moment)];
  expect([formatDay(moment), formatTime(moment), formatMoment(moment)]).toEqual([day, time, `${day} ${time}`]);
}

it("the day and time of any moment are those of Intl", () => {
  const moment = fc.date({ min: new Date("1996-01-01"), max: new Date("2099-12-31"), noInvalidDate: true });
  fc.assert(fc.property(moment, agreesWithIntl), { numRuns: runs(500) });
});

it("the day and time around each change to summer and winter time are those of Intl", () => {
  const year = fc.integer({ min: 1996, max: 2099 });
  const monthIndex = fc.constantFrom(2, 9);
  const day = fc.integer({ min: 24, max: 31 });
  const minutes = fc.integer({ min: -180, max: 180 });
  const moment = fc
    .tuple(year, monthIndex, day, minutes)
    .map(([inYear, month, onDay, at]) => new Date(Date.UTC(inYear, month, onDay, 1, at)));
  fc.assert(fc.property(moment, agreesWithIntl), { numRuns: runs(2000) });
});
