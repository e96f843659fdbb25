import { COST_GROUP_NAMES, type CostGroupName, type PageCost } from "../model/cost.ts";
import {
  DISCOUNT_TARGETS,
  type Discount,
  type DiscountRule,
  type DiscountTarget,
  type GivenDiscount,
} from "../model/discount.ts";
import { COST_GROUPS, type CostGroup } from "../model/cost-group.ts";
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

interface DiscountedProject {
  readonly enableDiscount: boolean;
  readonly discounts: readonly Discount[];
}

/** One rule of a discount with the name of the discount. */
export interface NamedRule extends DiscountRule {
  readonly name: string;
}

/** The rules by which a project gives a discount, reached or not. */
export function discountRules({ enableDiscount, discounts }: DiscountedProject): readonly NamedRule[] {
  return enableDiscount ? discounts.flatMap(({ name, rules }) => rules.map((rule) => ({ ...rule, name }))) : [];
}

/** What a rule takes off; zero below its minimum. */
export function discountOf(rule: DiscountRule, totals: GroupTotals): Cents {
  const base = rule.appliesTo === "all" ? subTotal(totals) : totals[rule.appliesTo];
  // A minimum is never negative, so a negative subtotal gets no discount.
  return base >= rule.minimumSubtotal ? cents((base * rule.percentage) / 100) : ZERO;
}

/** The discount on a configuration, not negative. The total never gets below zero. */
export function calculateDiscount(project: DiscountedProject, totals: GroupTotals): Cents {
  const parts = discountRules(project).map((rule) => discountOf(rule, totals));
  return cents(Math.max(0, Math.min(sum(parts), subTotal(totals))));
}

/**
 * The discounts on a configuration, by part. The discount of a part does not depend on other parts. A rule for all parts gives a discount
 * of the whole. Where a subtotal limits the discount, all of it is a discount of the whole.
 */
export function givenDiscounts(project: DiscountedProject, totals: GroupTotals): readonly GivenDiscount[] {
  const rules = discountRules(project);
  const ofTarget = (target: DiscountTarget): Cents =>
    sum(rules.filter(({ appliesTo }) => appliesTo === target).map((rule) => discountOf(rule, totals)));
  const discount = calculateDiscount(project, totals);
  const isLimited =
    sum(DISCOUNT_TARGETS.map(ofTarget)) !== discount ||
    COST_GROUPS.some((part) => ofTarget(part) > Math.max(0, totals[part]));
  const given = isLimited
    ? [{ amount: discount }]
    : [...COST_GROUPS.map((part) => ({ part, amount: ofTarget(part) })), { amount: ofTarget("all") }];
  return given.filter(({ amount }) => amount > 0);
}

/** The totals of a calculated configuration by cost group. */
export function totalsOfCost(pageCosts: readonly Pick<PageCost, "aggregatedCostGroups">[]): GroupTotals {
  const of = (name: CostGroupName): Cents =>
    sum(
      pageCosts.flatMap(({ aggregatedCostGroups }) =>
        aggregatedCostGroups.filter((group) => group.name === name).map((group) => group.totalPrice),
      ),
    );
  return {
    tiles: of(COST_GROUP_NAMES.tiles),
    sanitary: of(COST_GROUP_NAMES.sanitary),
    floors: of(COST_GROUP_NAMES.floors),
  };
}
