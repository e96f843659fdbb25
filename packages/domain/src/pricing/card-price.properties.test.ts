import * as fc from "fast-check";
import { expect, it } from "vitest";
import { runs } from "@showroom/property-tests/runs";
import { arbitraryCard } from "../../testing/arbitrary-cards.ts";
import { arbitraryConfiguration } from "../../testing/arbitrary-configuration.ts";
import { linesOf } from "../model/cost.ts";
import { sum } from "../money/cents.ts";
import { settle } from "../rules/settle.ts";
import { selectFloor } from "../selection/floors.ts";
import { summarySections } from "../summary/summary.ts";
import { calculateCost } from "./calculate-cost.ts";
import { cardPrices } from "./card-price.ts";
import { pagePricing } from "./page-pricing.ts";
import { priceRows } from "./price-rows.ts";

it("a card's amount is the change of the total from the standard, whatever is chosen, and its breakdown, result and summary agree", () => {
  const seen = { choices: 0, along: 0, standard: 0 };
  fc.assert(
    fc.property(arbitraryConfiguration, arbitraryCard, ({ input, page, living, context, room }, choose) => {
      const price = cardPrices(input, page)("card", choose);
      const pricing = pagePricing(input.project, input.houseType, page);
      const chosen = choose(context, pricing.standard);
      const after = settle(context, pricing.standard, chosen).room;
      // A choice that the standard does not allow has no amount of its own.
      if (choose(context, after) !== after) return;
      const cost = calculateCost({ ...input, choices: { [page.id]: after } });
      expect(price?.extra).toBe(cost.subTotalPrice);
      // Before the choice and after it, on every other room, the card has the same amount.
      const own = settle(context, room, choose(context, room)).room;
      for (const present of [pricing.standard, own]) {
        const again = cardPrices({ ...input, choices: { ...input.choices, [page.id]: present } }, page);
        expect(again("card", choose)?.extra).toBe(price?.extra);
      }
      const rows = price === null ? [] : priceRows(pricing, input.floors, price.step);
      expect(sum(rows.map(({ amount }) => amount))).toBe(cost.subTotalPrice);
      // The result tab and the summary list the lines of the same calculation.
      const result = cost.pageCosts.find(({ id }) => id === page.id);
      expect(sum((result ? linesOf(result) : []).map((line) => line.totalPrice))).toBe(price?.extra);
      const choices = { [page.id]: after };
      const sections = summarySections({ pages: [page, living], choices, cost, hideOverviewFromSummary: false });
      expect(sum(sections.map((section) => section.totalPrice))).toBe(price?.extra);
      seen.choices += Number(chosen !== pricing.standard);
      seen.standard += Number(chosen === pricing.standard);
      seen.along += Number(rows.some(({ kind }) => kind === "along"));
    }),
    { numRuns: runs(2000) },
  );
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(runs(2000) / 50);
});

it("what a card says to change now is the change of the total, discount included", () => {
  fc.assert(
    fc.property(arbitraryConfiguration, arbitraryCard, ({ input, page, context, room }, choose) => {
      const price = cardPrices(input, page)("card", choose);
      const wanted = choose(context, room);
      if (price === null) return;
      if (wanted === room) {
        expect(price.now).toBeNull();
        return;
      }
      const after = settle(context, room, wanted).room;
      const chosen = calculateCost({ ...input, choices: { ...input.choices, [page.id]: after } });
      expect(calculateCost(input).totalPrice + (price.now ?? Number.NaN)).toBe(chosen.totalPrice);
    }),
    { numRuns: runs(500) },
  );
});

it("a floor's amount is its whole price, in rows of the floor and its baseboard", () => {
  fc.assert(
    fc.property(arbitraryConfiguration, ({ input, living }) => {
      const floor = { materialId: 1, colorId: 11, baseboardId: 31 };
      const price = cardPrices(input, living)("floor", (context, room) =>
        selectFloor(context, room, input.floors, floor),
      );
      if (price === null) throw new Error("The floor is on offer");
      const cost = calculateCost({ ...input, choices: { [living.id]: price.step.after } });
      expect(price.extra).toBe(cost.subTotalPrice);
      const rows = priceRows(pagePricing(input.project, input.houseType, living), input.floors, price.step);
      expect(sum(rows.map(({ amount }) => amount))).toBe(price.extra);
    }),
    { numRuns: runs(300) },
  );
});
