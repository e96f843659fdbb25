import type { RoomChoice } from "../model/choices.ts";
import type { CostResult } from "../model/cost.ts";
import type { Page } from "../model/page.ts";
import { cents } from "../money/cents.ts";
import { calculateDiscount, subTotal } from "./discount.ts";
import { pageCost, type PageCostInput } from "./page-cost.ts";
import { pageLines } from "./page-lines.ts";
import { pagePricing } from "./page-pricing.ts";
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
      return { pricing, lines: pageLines(pricing, input.floors, input.choices[page.id] ?? pricing.standard) };
    });
  const totals = totalsOf(pages.flatMap(({ lines }) => lines));
  const subTotalPrice = subTotal(totals);
  const discount = calculateDiscount(input.project, totals);
  const pageCosts = pages.map(({ pricing, lines }) => pageCost(pricing, lines));
  return { discount, pageCosts, subTotalPrice, totalPrice: cents(subTotalPrice - discount) };
}
