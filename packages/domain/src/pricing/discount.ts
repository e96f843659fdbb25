import type { Discount } from "../model/discount.ts";
import type { CostGroup } from "../model/line-part.ts";
import { cents, sum, ZERO, type Cents } from "../money/cents.ts";

export type GroupTotals = Readonly<Record<CostGroup, Cents>>;

export const NO_TOTALS: GroupTotals = { tiles: ZERO, sanitary: ZERO, floors: ZERO };

export function addTotals(a: GroupTotals, b: GroupTotals): GroupTotals {
  return {
    tiles: cents(a.tiles + b.tiles),
    sanitary: cents(a.sanitary + b.sanitary),
    floors: cents(a.floors + b.floors),
  };
}

export function subtractTotals(a: GroupTotals, b: GroupTotals): GroupTotals {
  return {
    tiles: cents(a.tiles - b.tiles),
    sanitary: cents(a.sanitary - b.sanitary),
    floors: cents(a.floors - b.floors),
  };
}

export function subTotal({ tiles, sanitary, floors }: GroupTotals): Cents {
  return sum([tiles, sanitary, floors]);
}

/** The discount on a configuration, not negative. The total never gets below zero. */
export function calculateDiscount(
  project: { readonly enableDiscount: boolean; readonly discounts: readonly Discount[] },
  totals: GroupTotals,
): Cents {
  if (!project.enableDiscount) return ZERO;
  const all = subTotal(totals);
  const parts = project.discounts
    .flatMap((discount) => discount.rules)
    .map((rule) => {
      const base = rule.appliesTo === "all" ? all : totals[rule.appliesTo];
      // A minimum is never negative, so a negative subtotal gets no discount.
      return base >= rule.minimumSubtotal ? cents((base * rule.percentage) / 100) : ZERO;
    });
  return cents(Math.max(0, Math.min(sum(parts), all)));
}
