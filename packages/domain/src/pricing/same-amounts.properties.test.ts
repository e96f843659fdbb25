import * as fc from "fast-check";
import { expect, it } from "vitest";
import { runs } from "@showroom/property-tests/runs";
import { arbitraryClick } from "../../testing/arbitrary-clicks.ts";
import { arbitraryConfiguration, countKinds, NO_KINDS } from "../../testing/arbitrary-configuration.ts";
import { linesOf } from "../model/cost.ts";
import { sum, type Cents } from "../money/cents.ts";
import { summarySections } from "../summary/summary.ts";
import { calculateCost } from "./calculate-cost.ts";
import { calculatePageCost } from "./page-cost.ts";
import { costBase, priceDifference } from "./price-difference.ts";

const amounts = (list: readonly { readonly totalPrice: Cents }[]): Cents => sum(list.map((item) => item.totalPrice));

it("the amounts of card, price bar, result and summary agree to the cent with those of the calculation", () => {
  const seen = { ...NO_KINDS };
  fc.assert(
    fc.property(arbitraryConfiguration, arbitraryClick, (configuration, next) => {
      const { input, page, living, context, room } = configuration;
      const { choices } = input;
      const cost = calculateCost(input);

      // The price bar shows the total calculated in the browser until the server's total arrives.
      const base = costBase(input);
      expect(base.totalPrice).toBe(cost.totalPrice);
      // The price on a card announces the total that the price bar shows after the choice.
      const after = next(context, room);
      const chosen = calculateCost({ ...input, choices: { ...choices, [page.id]: after } });
      expect(base.totalPrice + priceDifference(base, page.id, after)).toBe(chosen.totalPrice);
      // The result page of a room shows the costs of that page in the calculation.
      const result = calculatePageCost(input, page, room);
      expect(result).toEqual(cost.pageCosts.find(({ id }) => id === page.id));
      expect(amounts(linesOf(result))).toBe(result.totalPrice);
      expect(amounts(result.aggregatedCostGroups)).toBe(result.totalPrice);
      // The summary lists the calculation's lines.
      const sections = summarySections({ pages: [page, living], choices, cost, hideOverviewFromSummary: false });
      expect(amounts(sections)).toBe(cost.subTotalPrice);
      for (const section of sections) {
        expect(amounts(section.parts)).toBe(section.totalPrice);
        for (const part of section.parts) {
          expect(part.grossPrice + part.returnPrice + part.labourPrice).toBe(part.totalPrice);
          expect(amounts(part.lines)).toBe(part.totalPrice);
        }
      }
      expect(cost.totalPrice).toBe(cost.subTotalPrice - cost.discount);
      countKinds(seen, configuration, cost);
    }),
    { numRuns: runs(2000) },
  );
  // Every kind of configuration occurred in some of the runs, but not in all of them.
  for (const count of Object.values(seen)) {
    expect(count).toBeGreaterThan(runs(2000) / 50);
    expect(count).toBeLessThan(runs(2000));
  }
});
