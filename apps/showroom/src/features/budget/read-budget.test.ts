import * as fc from "fast-check";
import { expect, it } from "vitest";
import { LARGEST_BUDGET } from "@showroom/api-contract/endpoints/budget";
import { formatEuroDecimal, formatUnitPrice } from "@showroom/domain/format/money";
import { cents } from "@showroom/domain/money/cents";
import { readBudget } from "./read-budget.ts";

it.each([
  ["5000", 500_000],
  ["€ 5.000", 500_000],
  ["5.000,-", 500_000],
  [" 4.999,50 ", 499_950],
  ["1.000.000", LARGEST_BUDGET],
])("reads %s", (typed, amount) => expect(readBudget(typed)).toBe(amount));

it.each(["", "abc", "0", "-5", "5.00", "12,5", "1.000.000,01", "5,000", "1e3"])("refuses %o", (typed) =>
  expect(readBudget(typed)).toBeNull(),
);

it("reads every amount as it is shown", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: LARGEST_BUDGET }).map(cents), (amount) => {
      expect(readBudget(formatEuroDecimal(amount))).toBe(amount);
      expect(readBudget(formatUnitPrice(amount))).toBe(amount);
    }),
  );
});
