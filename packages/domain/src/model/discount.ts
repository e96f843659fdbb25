import type { Cents } from "../money/cents.ts";
import { COST_GROUPS, type CostGroup } from "./cost-group.ts";

export const DISCOUNT_TARGETS = [...COST_GROUPS, "all"] as const;
export type DiscountTarget = (typeof DISCOUNT_TARGETS)[number];

export interface DiscountRule {
  readonly appliesTo: DiscountTarget;
  /** Percentage points: 5 is 5%. */
  readonly percentage: number;
  /** Cents. The discount applies when the subtotal of its cost group is at least this. */
  readonly minimumSubtotal: Cents;
}

/** What a configuration takes off for one part of the home; without a part, for the whole. */
export interface GivenDiscount {
  readonly part?: CostGroup | undefined;
  /** Not negative. */
  readonly amount: Cents;
}

export interface Discount {
  readonly id: number;
  readonly name: string;
  readonly rules: readonly DiscountRule[];
}
