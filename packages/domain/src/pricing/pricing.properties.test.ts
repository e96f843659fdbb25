import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LineItem, PageCost } from "../model/cost.ts";
import type { RoomChoice } from "../model/choices.ts";
import { cents } from "../money/cents.ts";
import { arbitraryRoom, type GeneratedRoom } from "../../testing/arbitraries.ts";
import { arbitraryClick, arbitraryClicks } from "../../testing/arbitrary-clicks.ts";
import { EMPTY_FLOOR_OFFER } from "../selection/floors.ts";
import { resetSanitaryGroup } from "../configurator/sanitary-reset.ts";
import { resetFloorTile, resetWallTile, selectFloorTile, selectWallTile } from "../selection/tiles.ts";
import { selectSanitary } from "../selection/sanitary.ts";
import { variantsOf } from "../selection/variants.ts";
import { calculateCost, type CostInput } from "./calculate-cost.ts";
import { costBase, priceDifference } from "./price-difference.ts";

const DISCOUNTS = [
  {
    id: 1,
    name: "",
    rules: [
      { appliesTo: "tiles", percentage: 7.5, minimumSubtotal: cents(50_000) },
      { appliesTo: "all", percentage: 3, minimumSubtotal: cents(0) },
    ] as const,
  },
];

const inputOf = (
  { project, houseType, page }: GeneratedRoom,
  room: RoomChoice,
  discounts: CostInput["project"]["discounts"] = [],
): CostInput => ({
  project: { ...project, discounts },
  houseType,
  pages: [page],
  floors: EMPTY_FLOOR_OFFER,
  choices: { [page.id]: room },
});
const totalOf = (generated: GeneratedRoom, room: RoomChoice) => calculateCost(inputOf(generated, room)).totalPrice;
const play = (
  { context, start }: GeneratedRoom,
  clicks: readonly ((context: GeneratedRoom["context"], room: RoomChoice) => RoomChoice)[],
) => clicks.reduce((room, click) => click(context, room), start);

function linesOf(cost: PageCost): readonly LineItem[] {
  const single = [
    cost.wallTile,
    cost.floorTile,
    cost.wallGroutColor,
    cost.floorGroutColor,
    cost.wallFinishingProfile,
  ].filter((line) => line !== null);
  return [...single, ...cost.allTileOptions, ...cost.products, ...cost.items];
}

describe("any catalogue and any choices", () => {
  it("the standard set-up costs nothing on every line", () => {
    fc.assert(
      fc.property(arbitraryRoom(), (generated) => {
        const result = calculateCost(inputOf(generated, generated.start));
        expect(result.totalPrice).toBe(0);
        for (const line of result.pageCosts.flatMap(linesOf))
          expect([line.grossPrice, line.returnPrice, line.labourPrice]).toEqual([0, 0, 0]);
      }),
    );
  });

  it("every total is the sum of its lines, and every line a whole number of cents", () => {
    fc.assert(
      fc.property(arbitraryRoom(), arbitraryClicks, (generated, clicks) => {
        const result = calculateCost(inputOf(generated, play(generated, clicks), DISCOUNTS));
        for (const page of result.pageCosts) {
          const lines = linesOf(page);
          for (const { grossPrice, returnPrice, labourPrice, totalPrice } of lines) {
            expect([grossPrice, returnPrice, labourPrice, totalPrice].every(Number.isInteger)).toBe(true);
            expect(totalPrice).toBe(grossPrice + returnPrice + labourPrice);
            expect(returnPrice).toBeLessThanOrEqual(0);
          }
          expect(lines.reduce((total, line) => total + line.totalPrice, 0)).toBe(page.totalPrice);
          expect(page.aggregatedCostGroups.reduce((total, group) => total + group.totalPrice, 0)).toBe(page.totalPrice);
        }
        expect(result.subTotalPrice).toBe(result.pageCosts.reduce((total, page) => total + page.totalPrice, 0));
        expect(result.totalPrice).toBe(result.subTotalPrice - result.discount);
        expect(result.discount).toBeGreaterThanOrEqual(0);
        expect(result.totalPrice).toBeGreaterThanOrEqual(Math.min(0, result.subTotalPrice));
      }),
    );
  });

  it("the difference on a card equals calculating both totals, whatever the discount", () => {
    fc.assert(
      fc.property(
        arbitraryRoom(),
        arbitraryClicks,
        arbitraryClick,
        fc.boolean(),
        (generated, clicks, click, discounted) => {
          const before = play(generated, clicks);
          const after = click(generated.context, before);
          const discounts = discounted ? DISCOUNTS : [];
          const input = inputOf(generated, before, discounts);
          const expected =
            calculateCost({ ...input, choices: { [generated.page.id]: after } }).totalPrice -
            calculateCost(input).totalPrice;
          expect(priceDifference(costBase(input), generated.page.id, after)).toBe(expected);
        },
      ),
    );
  });

  it("choosing in another order gives the same room and the same price", () => {
    fc.assert(
      fc.property(
        arbitraryRoom({ rules: 0 }),
        fc.nat({ max: 99 }),
        fc.nat({ max: 99 }),
        fc.nat({ max: 99 }),
        (generated, first, second, third) => {
          const { context, start } = generated;
          const { tiles, sanitaryGroups } = context.catalogue;
          const pick = (list: typeof tiles.wall.products, at: number) => {
            const item = list[at % list.length];
            const variant = item && variantsOf(item)[third % variantsOf(item).length];
            return { pageProductId: item?.id ?? 0, variantProjectProductId: variant?.id ?? 0 };
          };
          const clicks = [
            (room: RoomChoice) => selectWallTile(context, room, pick(tiles.wall.products, first)),
            (room: RoomChoice) => selectFloorTile(context, room, pick(tiles.floor.products, second)),
            ...sanitaryGroups.map(
              (group) => (room: RoomChoice) =>
                selectSanitary(context, room, group.id, pick(group.products, first + second)),
            ),
          ];
          const forwards = clicks.reduce((room, click) => click(room), start);
          const backwards = clicks.reduceRight((room, click) => click(room), start);
          expect(backwards).toEqual(forwards);
          expect(totalOf(generated, backwards)).toBe(totalOf(generated, forwards));
        },
      ),
    );
  });

  it("choosing anything and back to the standard returns to the start", () => {
    fc.assert(
      fc.property(arbitraryRoom({ rules: 0 }), arbitraryClicks, (generated, clicks) => {
        const { context, start, page } = generated;
        fc.pre(start.wallTileProduct !== null && start.floorTileProduct !== null);
        let room = resetFloorTile(context, resetWallTile(context, play(generated, clicks)));
        for (const group of context.catalogue.sanitaryGroups) room = resetSanitaryGroup(context, room, group);
        const optional = context.catalogue.sanitaryGroups
          .filter((group) => !group.products.some((item) => item.standardOption))
          .map((group) => String(group.id));
        const products = Object.fromEntries(Object.entries(room.products).filter(([id]) => !optional.includes(id)));
        const back = { ...room, products, tileOptions: [] };
        expect(back).toEqual({ ...start, products: start.products });
        expect(calculateCost({ ...inputOf(generated, back), pages: [page] }).totalPrice).toBe(0);
      }),
    );
  });

  it("does not change its input, and gives the same result twice", () => {
    fc.assert(
      fc.property(arbitraryRoom(), arbitraryClicks, (generated, clicks) => {
        const input = inputOf(generated, play(generated, clicks), DISCOUNTS);
        const before = JSON.stringify(input);
        const first = calculateCost(input);
        const copy: CostInput = JSON.parse(before);
        expect(calculateCost(copy)).toEqual(first);
        expect(JSON.stringify(input)).toBe(before);
      }),
    );
  });
});
