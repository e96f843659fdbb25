import type { Discount, DiscountTarget } from "../model/discount.ts";
import { cents, sum, ZERO, type Cents } from "../money/cents.ts";

export type CategoryTotals = Readonly<Record<Exclude<DiscountTarget, "all">, Cents>>;

export const NO_TOTALS: CategoryTotals = { tiles: ZERO, sanitary: ZERO, floors: ZERO };

export function addTotals(a: CategoryTotals, b: CategoryTotals): CategoryTotals {
  return {
    tiles: cents(a.tiles + b.tiles),
    sanitary: cents(a.sanitary + b.sanitary),
    floors: cents(a.floors + b.floors),
  };
}

export function subTotal({ tiles, sanitary, floors }: CategoryTotals): Cents {
  return sum([tiles, sanitary, floors]);
}

/** The discount on a configuration, not negative. It never takes the total below zero. */
export function calculateDiscount(
  project: { readonly enableDiscount: boolean; readonly discounts: readonly Discount[] },
  totals: CategoryTotals,
): Cents {
  if (!project.enableDiscount) return ZERO;
  const all = subTotal(totals);
  const parts = project.discounts
    .flatMap((discount) => discount.rules)
    .map((rule) => {
      const base = rule.appliesTo === "all" ? all : totals[rule.appliesTo];
      return base > 0 && base >= rule.minimumSubtotal ? cents((base * rule.percentage) / 100) : ZERO;
    });
  return cents(Math.max(0, Math.min(sum(parts), all)));
}
