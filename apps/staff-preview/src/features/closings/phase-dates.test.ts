import { expect, test } from "vitest";
import { dutchDay, nameOfPhase, shiftedDates, shiftedDay } from "./phase-dates.ts";

test("a day moves over months, years and the changes of the clocks", () => {
  expect(shiftedDay("2026-12-28", 7)).toBe("2027-01-04");
  expect(shiftedDay("2027-01-04", -7)).toBe("2026-12-28");
  expect(shiftedDay("2026-03-28", 1)).toBe("2026-03-29");
  expect(shiftedDay("2026-10-25", 1)).toBe("2026-10-26");
});

test("a phase moves as a whole; parts without a date stay without", () => {
  const dates = { tiles: "2026-12-11", sanitary: null, floors: "2027-02-01" };
  expect(shiftedDates(dates, 7)).toEqual({ tiles: "2026-12-18", sanitary: null, floors: "2027-02-08" });
});

test("days and phases are written in Dutch", () => {
  expect(dutchDay("2026-12-11")).toBe("11-12-2026");
  expect(nameOfPhase({ phase: "" })).toBe("Zonder fase");
});
