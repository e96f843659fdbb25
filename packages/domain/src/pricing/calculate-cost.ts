import type { RoomChoice } from "../model/choices.ts";
import type { CostGroupName, CostResult, PageCost } from "../model/cost.ts";
import type { Page } from "../model/page.ts";
import { cents, sum } from "../money/cents.ts";
import { calculateDiscount, type CategoryTotals } from "./discount.ts";
import { calculatePageCost, type PageCostInput } from "./page-cost.ts";

export interface CostInput extends PageCostInput {
  readonly pages: readonly Page[];
  /** By page id; a page without choices counts as standard. */
  readonly choices: Readonly<Record<string, RoomChoice>>;
}

/** The price of a configuration: every page's lines and totals, the discount, and what remains. */
export function calculateCost(input: CostInput): CostResult {
  const pages = input.pages.toSorted((a, b) => a.order - b.order);
  const pageCosts = pages.map((page) => calculatePageCost(input, page, input.choices[page.id] ?? null));
  const subTotalPrice = sum(pageCosts.map((cost) => cost.totalPrice));
  const discount = calculateDiscount(input.project, totalsOf(pageCosts));
  return { discount, pageCosts, subTotalPrice, totalPrice: cents(subTotalPrice - discount) };
}

function totalsOf(pageCosts: readonly PageCost[]): CategoryTotals {
  const of = (name: CostGroupName) =>
    sum(
      pageCosts.flatMap((cost) =>
        cost.aggregatedCostGroups.filter((group) => group.name === name).map((group) => group.totalPrice),
      ),
    );
  return { tiles: of("Tegels"), sanitary: of("Sanitair"), floors: of("Vloeren") };
}
