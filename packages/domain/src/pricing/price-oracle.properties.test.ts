import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arbitraryRoom } from "../../testing/arbitraries.ts";
import { arbitraryClicks } from "../../testing/arbitrary-clicks.ts";
import { buildEmptyPage } from "../../testing/build-empty-page.ts";
import { buildBaseboard, buildFloor, buildFloorMaterial } from "../../testing/build-project.ts";
import {
  oracleDiscount,
  oracleFloorLines,
  oracleLines,
  type OracleAmounts,
  type OracleLines,
} from "../../testing/price-oracle.ts";
import type { RoomChoice } from "../model/choices.ts";
import { linesOf, type LineItem } from "../model/cost.ts";
import { DISCOUNT_TARGETS } from "../model/discount.ts";
import { cents } from "../money/cents.ts";
import type { FloorOffer } from "../selection/floors.ts";
import { emptyRoomChoice } from "../selection/room-context.ts";
import { calculateCost } from "./calculate-cost.ts";

const price = fc.integer({ min: 0, max: 20_000 }).map(cents);

const offer: fc.Arbitrary<FloorOffer> = fc
  .record({
    colours: fc.array(fc.tuple(price, fc.integer({ min: 0, max: 1500 }), price), { minLength: 2, maxLength: 3 }),
    baseboards: fc.array(fc.tuple(price, price), { minLength: 2, maxLength: 3 }),
  })
  .map(({ colours, baseboards }) => ({
    materials: [buildFloorMaterial(1)],
    floors: colours.map(([price_m2, loss, addedCost], at) =>
      buildFloor(11 + at, 1, { price_m2, cutting_loss: loss / 10_000, addedCost }),
    ),
    baseboards: baseboards.map(([each, addedCost], at) => buildBaseboard(31 + at, { price: each, addedCost })),
  }));

const floorChoice = fc.record({
  floorMaterialId: fc.constantFrom(null, -1, 1, 1, 1),
  colorId: fc.constantFrom(null, 11, 12),
  baseboardId: fc.constantFrom(null, 31, 32),
});

const discountRules = fc.array(
  fc.record({
    appliesTo: fc.constantFrom(...DISCOUNT_TARGETS),
    percentage: fc.integer({ min: 0, max: 6000 }).map((share) => share / 100),
    minimumSubtotal: fc.integer({ min: 0, max: 400_000 }).map(cents),
  }),
  { maxLength: 3 },
);

const floorsPage = buildEmptyPage({ id: 2, type: "floors", configuratorType: null, roomName: null });

/** The name that the oracle gives a line. */
function nameOf({ part, slot, status, choice }: LineItem): string {
  if (slot.kind === "sanitary") return `${status} ${choice?.variantProjectProductId}`;
  if (slot.kind === "option" || slot.kind === "accent") return `${part} ${slot.option}`;
  return slot.kind === "accessory" && slot.place !== "wall" && slot.place !== "floor" ? `${part} ${slot.place}` : part;
}

const byName = (lines: readonly LineItem[]): Record<string, OracleAmounts> =>
  Object.fromEntries(lines.map((line) => [nameOf(line), [line.grossPrice, line.returnPrice, line.labourPrice]]));

const total = (lines: OracleLines): number => [...lines.values()].flat().reduce((sum, amount) => sum + amount, 0);

describe("the price of any configuration", () => {
  it("equals the documented calculation on every line, in every total and in the discount", () => {
    fc.assert(
      fc.property(
        arbitraryRoom({ rules: 2 }),
        arbitraryClicks,
        offer,
        floorChoice,
        discountRules,
        (generated, clicks, floors, living, rules) => {
          const { page, context, houseType, start } = generated;
          const project = { ...generated.project, discounts: [{ id: 1, name: "", rules }] };
          const room = clicks.reduce((before, click) => click(context, before), start);
          const floor: RoomChoice = { ...emptyRoomChoice(floorsPage.id), ...living };
          const choices = { [page.id]: room, [floorsPage.id]: floor };
          const result = calculateCost({ project, houseType, pages: [page, floorsPage], floors, choices });

          const expected = oracleLines({ project, houseType, page }, room, start);
          const expectedFloor = oracleFloorLines(houseType, floors, floor);
          const [own, ownFloor] = result.pageCosts.map((cost) => byName(linesOf(cost)));
          expect(own).toEqual(Object.fromEntries(expected));
          expect(ownFloor).toEqual(Object.fromEntries(expectedFloor));

          const isSanitary = (name: string) => /^(standard|chosen|dropped) /.test(name);
          const part = (wanted: boolean) => new Map([...expected].filter(([name]) => isSanitary(name) === wanted));
          const totals = { tiles: total(part(false)), sanitary: total(part(true)), floors: total(expectedFloor) };
          const discount = oracleDiscount(rules, totals);
          const subTotal = totals.tiles + totals.sanitary + totals.floors;
          expect([result.subTotalPrice, result.discount, result.totalPrice]).toEqual([
            subTotal,
            discount,
            subTotal - discount,
          ]);
        },
      ),
    );
  });

  it("has no discount in a project without discount rules", () => {
    fc.assert(
      fc.property(arbitraryRoom({ rules: 0 }), arbitraryClicks, discountRules, (generated, clicks, rules) => {
        const { page, context, houseType, start } = generated;
        const project = { ...generated.project, enableDiscount: false, discounts: [{ id: 1, name: "", rules }] };
        const choices = { [page.id]: clicks.reduce((before, click) => click(context, before), start) };
        const floors = { materials: [], floors: [], baseboards: [] };
        const result = calculateCost({ project, houseType, pages: [page], floors, choices });
        expect([result.discount, result.totalPrice]).toEqual([0, result.subTotalPrice]);
      }),
      { numRuns: 40 },
    );
  });
});
