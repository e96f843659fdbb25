import { formatQuantity } from "@showroom/domain/format/measures";
import { formatEuro } from "@showroom/domain/format/money";
import type { CostGroup } from "@showroom/domain/model/cost-group";
import type { Project } from "@showroom/domain/model/project";
import { discountOf, discountRules, totalsOfCost } from "@showroom/domain/pricing/discount";
import type { NamedRule } from "@showroom/domain/pricing/discount";
import { priceTexts } from "./texts.ts";

function ruleWords({ name, percentage, appliesTo, minimumSubtotal }: NamedRule): string {
  const minimum = minimumSubtotal > 0 ? formatEuro(minimumSubtotal) : null;
  return priceTexts.discount.rule(name, formatQuantity(percentage), appliesTo, minimum);
}

/** The discounts that choices of a cost group can bring, in words. */
export function discountsFor(project: Project, group: CostGroup): readonly string[] {
  return discountRules(project)
    .filter(({ appliesTo }) => appliesTo === group || appliesTo === "all")
    .map(ruleWords);
}

/** Why the present choices have a discount, in words. */
export function discountReasons(
  project: Project,
  { pageCosts }: { readonly pageCosts: Parameters<typeof totalsOfCost>[0] },
): readonly string[] {
  const totals = totalsOfCost(pageCosts);
  return discountRules(project)
    .filter((rule) => discountOf(rule, totals) > 0)
    .map(ruleWords);
}
