import { expect, test } from "vitest";
import { buildPage } from "../../testing/build-page.ts";
import { buildFloorOffer, buildHouseType, buildProject } from "../../testing/build-project.ts";
import type { CostResult } from "../model/cost.ts";
import { cents } from "../money/cents.ts";
import { calculateCost } from "../pricing/calculate-cost.ts";
import { amountsOfCost } from "./summary-amounts.ts";

const cost = calculateCost({
  project: buildProject(),
  houseType: buildHouseType(),
  pages: [buildPage()],
  floors: buildFloorOffer(),
  choices: {},
});
const withTotals = (totals: Partial<CostResult>): CostResult => ({ ...cost, ...totals });

test("a summary whose whole euros add up has no cents", () => {
  const sums = withTotals({
    pageCosts: [],
    subTotalPrice: cents(48_800),
    discount: cents(800),
    totalPrice: cents(48_000),
  });
  expect(amountsOfCost(sums).euro(cents(48_000))).toBe("€ 480,-");
});

test("a discount that would not add up makes the whole summary show cents", () => {
  const sums = withTotals({
    pageCosts: [],
    subTotalPrice: cents(48_860),
    discount: cents(140),
    totalPrice: cents(48_720),
  });
  expect(amountsOfCost(sums).euro(cents(48_720))).toBe("€ 487,20");
  expect(amountsOfCost(sums).difference(cents(48_860))).toBe("+ € 488,60");
});
