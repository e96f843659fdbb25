import type { Cents } from "../money/cents.ts";

export const DISCOUNT_TARGETS = ["tiles", "sanitary", "floors", "all"] as const;
export type DiscountTarget = (typeof DISCOUNT_TARGETS)[number];

export interface DiscountRule {
  readonly appliesTo: DiscountTarget;
  /** Percentage points: 5 is 5%. */
  readonly percentage: number;
  /** The category's positive subtotal must reach this. */
  readonly minimumSubtotal: Cents;
}

export interface Discount {
  readonly id: number;
  readonly name: string;
  readonly rules: readonly DiscountRule[];
}
