import type { FoundGroup } from "../filter/product-search.ts";
import type { RuleOutcome } from "../rules/evaluate.ts";
import { isGroupHidden } from "../rules/explain.ts";
import { isRuledOut } from "./product-state.ts";

/**
 * What a search shows: no product that the rules exclude, no hidden group, and no group without a product. Without a search a group whose
 * products are all excluded stays, so that it can tell why.
 */
export function listedGroups(
  found: readonly FoundGroup[],
  outcome: RuleOutcome,
  isSearch: boolean,
): readonly FoundGroup[] {
  return found
    .filter(({ group }) => !isGroupHidden(outcome, group.id))
    .map(({ group, products }) => ({ group, products: products.filter((item) => !isRuledOut(outcome, item, group)) }))
    .filter(({ products }) => !isSearch || products.length > 0);
}
