import type { RoomChoice } from "../model/choices.ts";
import { costGroupsOf } from "../model/offered-parts.ts";
import { cents, ZERO, type Cents } from "../money/cents.ts";
import type { CostInput } from "./calculate-cost.ts";
import { addTotals, calculateDiscount, NO_TOTALS, subTotal, type GroupTotals } from "./discount.ts";
import { changeOfTotals, newLines } from "./lines-apart.ts";
import { pageLines } from "./page-lines.ts";
import { pagePricing } from "./page-pricing.ts";
import { totalsOf } from "./priced-line.ts";
import { mayBeIndicative } from "./tile-amounts.ts";

/** The present configuration, with which alternatives are compared. Make one per change and use it for every card. */
export interface CostBase {
  readonly input: CostInput;
  readonly totals: GroupTotals;
  readonly totalPrice: Cents;
}

export function costBase(input: CostInput): CostBase {
  const perPage = input.pages.map((page) => {
    const pricing = pagePricing(input.project, input.houseType, page);
    return totalsOf(pageLines(pricing, input.floors, input.choices[page.id] ?? pricing.standard));
  });
  const totals = perPage.reduce(addTotals, NO_TOTALS);
  return { input, totals, totalPrice: payable(input, totals) };
}

/**
 * The difference in cents of the whole configuration, discount included, when a room's choices are replaced by `alternative`. Only the
 * parts that differ from the present room are calculated again.
 */
export function priceDifference(base: CostBase, pageId: number, alternative: RoomChoice): Cents {
  const { input } = base;
  const page = input.pages.find((item) => item.id === pageId);
  if (!page) return ZERO;
  const pricing = pagePricing(input.project, input.houseType, page);
  const present = input.choices[pageId] ?? pricing.standard;
  if (present === alternative) return ZERO;
  const change = changeOfTotals(pricing, input.floors, present, alternative);
  return cents(payable(input, addTotals(base.totals, change)) - base.totalPrice);
}

/** Whether a line that differs between the present room and `alternative` has an indicative price, in either of them. */
export function isIndicativeDifference(base: CostBase, pageId: number, alternative: RoomChoice): boolean {
  const { input } = base;
  const page = input.pages.find((item) => item.id === pageId);
  if (!page || costGroupsOf(page, input.project).every((group) => !mayBeIndicative(page, input.project, group)))
    return false;
  const pricing = pagePricing(input.project, input.houseType, page);
  const present = input.choices[pageId] ?? pricing.standard;
  if (!input.project.hasHardPrices) return present !== alternative;
  return [
    ...newLines(pricing, input.floors, present, alternative),
    ...newLines(pricing, input.floors, alternative, present),
  ].some(({ indicative }) => indicative);
}

function payable(input: CostInput, totals: GroupTotals): Cents {
  return cents(subTotal(totals) - calculateDiscount(input.project, totals));
}
