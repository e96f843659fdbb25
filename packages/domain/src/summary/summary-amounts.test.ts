import { expect, test } from "vitest";
import { buildPage } from "../../testing/build-page.ts";
import { buildFloorOffer, buildHouseType, buildProject } from "../../testing/build-project.ts";
import type { CostResult } from "../model/cost.ts";
import type { LinePart } from "../model/line-part.ts";
import { cents } from "../money/cents.ts";
import { calculateCost } from "../pricing/calculate-cost.ts";
import { amountsOfConfirmation, amountsOfCost } from "./summary-amounts.ts";

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

test("the tables of a confirmation add up by cost group", () => {
  const line = (part: LinePart, gross: number) => ({
    part,
    grossPrice: cents(gross),
    returnPrice: cents(0),
    labourPrice: cents(0),
    totalPrice: cents(gross),
  });
  const confirmed = (...lines: readonly ReturnType<typeof line>[]) => {
    const total = cents(lines.reduce((added, { totalPrice }) => added + totalPrice, 0));
    return amountsOfConfirmation({
      pages: [{ totalPrice: total, lines }],
      subTotalPrice: total,
      discount: cents(0),
      totalPrice: total,
    }).euro(cents(10_000));
  };
  expect(confirmed(line("wallTile", 10_000), line("sanitary", 5_000))).toBe("€ 100,-");
  // € 100,30 + € 100,30 = € 200,60 is shown as 100 + 100 = 201 within one table, and 100 + 100 = 201 over two.
  expect(confirmed(line("wallTile", 10_030), line("floorTile", 10_030))).toBe("€ 100,00");
  expect(confirmed(line("wallTile", 10_030), line("sanitary", 10_030))).toBe("€ 100,00");
  // Two tables of € 100,60 are 101 each and 201 together; the four lines of € 50,30 in one table would be 200.
  const halves = (part: LinePart) => [line(part, 5_030), line(part, 5_030)];
  expect(confirmed(...halves("wallTile"), ...halves("sanitary"))).toBe("€ 100,00");
  // The four lines are 50 each and € 200 together, but the tables are 101 and 99.
  const less = [line("sanitary", 4_970), line("sanitary", 4_970)];
  expect(confirmed(...halves("wallTile"), ...less)).toBe("€ 100,00");
  // Two of the three tables are € 200,60 together, which no table shows.
  expect(confirmed(line("wallTile", 9_970), line("sanitary", 10_030), line("floor", 10_030))).toBe("€ 100,-");
});
