import { expect, it } from "vitest";
import { isOutOfOffice, priceGroupOf, PROJECT_STATES, takesChoices } from "./project.ts";

it("treats an unknown price group as active", () => {
  expect([priceGroupOf(0), priceGroupOf(1), priceGroupOf(7), priceGroupOf(-1)]).toEqual([0, 1, 1, 1]);
});

it("is out of office from the first to the last day inclusive, if enabled", () => {
  const days = { outOfOfficeEnabled: true, outOfOfficeStart: "2026-12-21", outOfOfficeEnd: "2027-01-03" };
  const on = (day: string, office: Partial<typeof days> = {}) => isOutOfOffice({ ...days, ...office }, day);
  expect(["2026-12-20", "2026-12-21", "2027-01-03", "2027-01-04"].map((day) => on(day))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(on("2026-12-25", { outOfOfficeEnabled: false })).toBe(false);
  expect(isOutOfOffice({ ...days, outOfOfficeStart: null, outOfOfficeEnd: null }, "2026-01-01")).toBe(true);
});

it("takes choices while it is open, and from staff who try a concept out", () => {
  expect(PROJECT_STATES.filter(takesChoices)).toEqual(["concept", "open"]);
});
