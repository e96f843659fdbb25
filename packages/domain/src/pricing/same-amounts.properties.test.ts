import * as fc from "fast-check";
import { expect, it } from "vitest";
import { runs } from "@showroom/property-tests/runs";
import { arbitraryRoom } from "../../testing/arbitraries.ts";
import { arbitraryClick, arbitraryClicks } from "../../testing/arbitrary-clicks.ts";
import { buildEmptyPage } from "../../testing/build-empty-page.ts";
import { buildBaseboard, buildFloor, buildFloorMaterial } from "../../testing/build-project.ts";
import type { RoomChoice } from "../model/choices.ts";
import { linesOf } from "../model/cost.ts";
import { DISCOUNT_TARGETS } from "../model/discount.ts";
import { cents, sum, type Cents } from "../money/cents.ts";
import { emptyRoomChoice } from "../selection/room-context.ts";
import { summarySections } from "../summary/summary.ts";
import { calculateCost, type CostInput } from "./calculate-cost.ts";
import { calculatePageCost } from "./page-cost.ts";
import { costBase, priceDifference } from "./price-difference.ts";

const price = fc.integer({ min: 0, max: 20_000 }).map(cents);

const floors = fc.tuple(price, price, price, price).map(([perMetre, once, baseboard, baseboardOnce]) => ({
  materials: [buildFloorMaterial(1)],
  floors: [buildFloor(11, 1, { price_m2: perMetre, addedCost: once })],
  baseboards: [buildBaseboard(31, { price: baseboard, addedCost: baseboardOnce })],
}));

const discounts = fc
  .array(
    fc.record({
      appliesTo: fc.constantFrom(...DISCOUNT_TARGETS),
      percentage: fc.integer({ min: 0, max: 4000 }).map((share) => share / 100),
      minimumSubtotal: fc.integer({ min: 0, max: 300_000 }).map(cents),
    }),
    { maxLength: 2 },
  )
  .map((rules) => [{ id: 1, name: "", rules }]);

const living = buildEmptyPage({ id: 2, order: 1, type: "floors", configuratorType: null, roomName: null });
const amounts = (list: readonly { readonly totalPrice: Cents }[]): Cents => sum(list.map((item) => item.totalPrice));

it("the amounts of card, price bar, result and summary agree to the cent with those of the calculation", () => {
  const seen = { high: 0, options: 0, dropped: 0, labour: 0, hard: 0, discount: 0, floor: 0 };
  fc.assert(
    fc.property(
      arbitraryRoom({ rules: 2 }),
      arbitraryClicks,
      arbitraryClick,
      floors,
      fc.boolean(),
      discounts,
      (generated, clicks, next, offer, withFloor, projectDiscounts) => {
        const { page, context, houseType, start } = generated;
        const project = { ...generated.project, discounts: projectDiscounts };
        const room = clicks.reduce((before, click) => click(context, before), start);
        const floor: RoomChoice = {
          ...emptyRoomChoice(living.id),
          ...(withFloor ? { floorMaterialId: 1, colorId: 11, baseboardId: 31 } : { floorMaterialId: -1 }),
        };
        const choices = { [page.id]: room, [living.id]: floor };
        const input: CostInput = { project, houseType, pages: [page, living], floors: offer, choices };
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
        // The summary and the confirmation list the calculation's lines.
        const sections = summarySections({
          pages: [page, living],
          choices,
          cost,
          hideOverviewFromSummary: false,
        });
        expect(amounts(sections)).toBe(cost.subTotalPrice);
        for (const section of sections) {
          expect(amounts(section.parts)).toBe(section.totalPrice);
          for (const part of section.parts) {
            expect(part.grossPrice + part.returnPrice + part.labourPrice).toBe(part.totalPrice);
            expect(amounts(part.lines)).toBe(part.totalPrice);
          }
        }
        expect(cost.totalPrice).toBe(cost.subTotalPrice - cost.discount);

        const lines = cost.pageCosts.flatMap(linesOf);
        seen.high += Number(room.tileOptions.some(({ tileOption }) => tileOption === "CeilingHigh"));
        seen.options += Number(cost.pageCosts.some(({ tileOptions }) => tileOptions.length > 0));
        seen.dropped += Number(lines.some(({ status }) => status === "dropped"));
        seen.labour += Number(project.enableLabour);
        seen.hard += Number(lines.some(({ indicative }) => !indicative));
        seen.discount += Number(cost.discount > 0);
        seen.floor += Number(withFloor);
      },
    ),
    { numRuns: runs(2000) },
  );
  // Every kind of configuration occurred in some of the runs, but not in all of them.
  for (const count of Object.values(seen)) {
    expect(count).toBeGreaterThan(runs(2000) / 50);
    expect(count).toBeLessThan(runs(2000));
  }
});
