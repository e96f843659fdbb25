import type { RoomChoice } from "../model/choices.ts";
import { cents, sum, ZERO, type Cents } from "../money/cents.ts";
import type { CostInput } from "./calculate-cost.ts";
import { addTotals, calculateDiscount, NO_TOTALS, subTotal, type CategoryTotals } from "./discount.ts";
import { pagePricing, type PagePricing } from "./page-pricing.ts";
import { floorsTotal, groupTotal, pageTotals, tilesTotal } from "./page-totals.ts";

/** A configuration that alternatives are compared with; make one per change and use it for every card. */
export interface CostBase {
  readonly input: CostInput;
  readonly totals: CategoryTotals;
  readonly totalPrice: Cents;
}

export function costBase(input: CostInput): CostBase {
  const perPage = input.pages.map((page) => {
    const pricing = pagePricing(input.project, input.houseType, page);
    return pageTotals(pricing, input.floors, input.choices[page.id] ?? pricing.standard);
  });
  const totals = perPage.reduce(addTotals, NO_TOTALS);
  return { input, totals, totalPrice: payable(input, totals) };
}

/**
 * What the whole configuration would cost more (or less) with another choice for one room, discount included. Only the
 * parts that `alternative` does not share with the present room are reckoned again.
 */
export function priceDifference(base: CostBase, pageId: number, alternative: RoomChoice): Cents {
  const { input } = base;
  const page = input.pages.find((item) => item.id === pageId);
  if (!page) return ZERO;
  const pricing = pagePricing(input.project, input.houseType, page);
  const present = input.choices[pageId] ?? pricing.standard;
  if (present === alternative) return ZERO;
  const change = changeBetween(base, pricing, present, alternative);
  return cents(payable(input, addTotals(base.totals, change)) - base.totalPrice);
}

function changeBetween(
  { input }: CostBase,
  pricing: PagePricing,
  before: RoomChoice,
  after: RoomChoice,
): CategoryTotals {
  const { page, project } = pricing;
  if (page.type === "floors" && project.hasFloors) {
    return {
      ...NO_TOTALS,
      floors: cents(
        floorsTotal(input.houseType, input.floors, after) - floorsTotal(input.houseType, input.floors, before),
      ),
    };
  }
  if (page.type !== "configurator") return NO_TOTALS;
  const tiles =
    project.hasTiles && !sameTiles(before, after)
      ? cents(tilesTotal(pricing, after) - tilesTotal(pricing, before))
      : ZERO;
  return { tiles, sanitary: project.hasSanitary ? sanitaryChange(pricing, before, after) : ZERO, floors: ZERO };
}

function sanitaryChange(pricing: PagePricing, before: RoomChoice, after: RoomChoice): Cents {
  if (before.products === after.products) return ZERO;
  const changed = pricing.catalogue.sanitaryGroups.filter(
    (group) => before.products[group.id] !== after.products[group.id],
  );
  return sum(changed.map((group) => cents(groupTotal(pricing, after, group) - groupTotal(pricing, before, group))));
}

function sameTiles(a: RoomChoice, b: RoomChoice): boolean {
  return (
    a.wallTileProduct === b.wallTileProduct &&
    a.floorTileProduct === b.floorTileProduct &&
    a.wallGroutColorProduct === b.wallGroutColorProduct &&
    a.wallFinishingProfileProduct === b.wallFinishingProfileProduct &&
    a.floorGroutColorProduct === b.floorGroutColorProduct &&
    a.tileOptions === b.tileOptions
  );
}

function payable(input: CostInput, totals: CategoryTotals): Cents {
  return cents(subTotal(totals) - calculateDiscount(input.project, totals));
}
