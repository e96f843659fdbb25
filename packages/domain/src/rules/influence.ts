import type { ProductChoice } from "../model/choices.ts";
import type { Rule } from "../model/rule.ts";
import type { RuleIndex } from "./rule-index.ts";

/**
 * What the rules of chosen products do to one another, and nothing else. Choices are places in the list they came in;
 * targets are the products, variants and groups by which they can be hidden.
 */
export interface Influence {
  /** Per target: 1 when some `show` rule governs it. */
  readonly governed: Uint8Array;
  /** Per choice. */
  readonly targetsOf: readonly (readonly number[])[];
  /** Per choice: the targets that its rules hide, show, or keep in sight by requiring them. */
  readonly hides: readonly (readonly number[])[];
  readonly shows: readonly (readonly number[])[];
  readonly requires: readonly (readonly number[])[];
}

export function influenceAmong(index: RuleIndex, chosen: readonly ProductChoice[]): Influence {
  const products = new Map<number, number>();
  const groups = new Map<number, number>();
  const governed: number[] = [];
  const targetOf = (known: Map<number, number>, id: number, isGoverned: boolean) => {
    const before = known.get(id);
    if (before !== undefined) return before;
    known.set(id, governed.length);
    return governed.push(Number(isGoverned)) - 1;
  };
  const targetsOf = chosen.map(({ pageProductId, variantProjectProductId }) => {
    const ids = pageProductId === variantProjectProductId ? [pageProductId] : [pageProductId, variantProjectProductId];
    const own = ids.map((id) => targetOf(products, id, index.governedProducts.has(id)));
    const group = index.groupOf(pageProductId);
    return group === null ? own : [...own, targetOf(groups, group, index.governedGroups.has(group))];
  });
  const reached = {
    hide: chosen.map((): number[] => []),
    show: chosen.map((): number[] => []),
    require: chosen.map((): number[] => []),
  };
  chosen.forEach(({ pageProductId, variantProjectProductId }, at) => {
    const reach = (rule: Rule) => {
      const list = reached[rule.type][at] ?? [];
      for (const id of rule.affectedProducts) {
        push(list, products.get(id));
        if (rule.type !== "require") continue;
        push(list, products.get(index.productOf(id)));
        push(list, groups.get(index.groupOf(id) ?? Number.NaN));
      }
      for (const id of rule.productGroups) push(list, groups.get(id));
    };
    index.bySubject.get(pageProductId)?.forEach(reach);
    if (variantProjectProductId !== pageProductId) index.bySubject.get(variantProjectProductId)?.forEach(reach);
  });
  return {
    governed: Uint8Array.from(governed),
    targetsOf,
    hides: reached.hide,
    shows: reached.show,
    requires: reached.require,
  };
}

function push(list: number[], target: number | undefined): void {
  if (target !== undefined) list.push(target);
}
