import type { FoundGroup } from "../filter/product-search.ts";
import type { RuleOutcome } from "../rules/evaluate.ts";
import { isGroupHidden } from "../rules/explain.ts";
import { isRuledOut } from "./product-state.ts";

/**
 * The groups to list: without products that rules exclude, without hidden groups and without empty groups. Without a
 * search, a group whose products are all excluded stays, so that it can explain why it is empty.
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

export function countFound(found: readonly FoundGroup[]): number {
  return found.reduce((count, { products }) => count + products.length, 0);
}
