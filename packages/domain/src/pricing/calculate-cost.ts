import type { RoomChoice } from "../model/choices.ts";
import type { CostResult, PageCost } from "../model/cost.ts";
import { memoryPer } from "../model/memory-per.ts";
import type { Page } from "../model/page.ts";
import { cents } from "../money/cents.ts";
import type { FloorOffer } from "../selection/floors.ts";
import { addTotals, calculateDiscount, NO_TOTALS, subTotal, type GroupTotals } from "./discount.ts";
import { pageCost, type PageCostInput } from "./page-cost.ts";
import { pageLines } from "./page-lines.ts";
import { pagePricing, type PagePricing } from "./page-pricing.ts";
import { totalsOf } from "./priced-line.ts";

export interface CostInput extends PageCostInput {
  readonly pages: readonly Page[];
  /** By page id; a page without choices gets the standard set-up. */
  readonly choices: Readonly<Record<string, RoomChoice>>;
}

/** The price of a configuration: the lines and totals of every page, the discount, and the total. */
export function calculateCost(input: CostInput): CostResult {
  const pages = input.pages
    .toSorted((a, b) => a.order - b.order)
    .map((page) => {
      const pricing = pagePricing(input.project, input.houseType, page);
      return pricedPage(pricing, input.floors, input.choices[page.id] ?? pricing.standard);
    });
  const totals = pages.map((page) => page.totals).reduce(addTotals, NO_TOTALS);
  const subTotalPrice = subTotal(totals);
  const discount = calculateDiscount(input.project, totals);
  const pageCosts = pages.map(({ cost }) => cost);
  return { discount, pageCosts, subTotalPrice, totalPrice: cents(subTotalPrice - discount) };
}

interface PricedPage {
  readonly floors: FloorOffer;
  readonly totals: GroupTotals;
  readonly cost: PageCost;
}

/** Cache: a choice changes one room, and the others keep their price. */
const pricedPages = memoryPer<PagePricing, RoomChoice, PricedPage>();

function pricedPage(pricing: PagePricing, floors: FloorOffer, room: RoomChoice): PricedPage {
  const known = pricedPages(pricing);
  const before = known.get(room);
  if (before?.floors === floors) return before;
  const lines = pageLines(pricing, floors, room);
  const page = { floors, totals: totalsOf(lines), cost: pageCost(pricing, lines) };
  known.set(room, page);
  return page;
}
