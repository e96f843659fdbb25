import type { Rule } from "../model/rule.ts";
import type { RuleIndex } from "./rule-index.ts";

/** What a set of active rules does, before it is asked about a product. */
export interface RuleEffects {
  /** By id. */
  readonly active: readonly Rule[];
  readonly hiddenProducts: ReadonlySet<number>;
  readonly hiddenGroups: ReadonlySet<number>;
  readonly shownProducts: ReadonlySet<number>;
  readonly shownGroups: ReadonlySet<number>;
  /** Required products and variants, with the products that required variants belong to. */
  readonly requiredProducts: ReadonlySet<number>;
  /** Required groups, and the groups of required products. */
  readonly requiredGroups: ReadonlySet<number>;
}

/** The ids by which a chosen product can be a subject: its page product and its variant. */
export interface SubjectIds {
  readonly pageProductId: number;
  readonly variantProjectProductId: number;
}

/** Gathers the rules that the chosen products set off, and their effects. */
export function effectsOf(index: RuleIndex, chosen: Iterable<SubjectIds>): RuleEffects {
  const active = new Set<Rule>();
  for (const { pageProductId, variantProjectProductId } of chosen) {
    for (const rule of index.bySubject.get(pageProductId) ?? []) active.add(rule);
    if (variantProjectProductId === pageProductId) continue;
    for (const rule of index.bySubject.get(variantProjectProductId) ?? []) active.add(rule);
  }
  const products = { hide: new Set<number>(), show: new Set<number>(), require: new Set<number>() };
  const groups = { hide: new Set<number>(), show: new Set<number>(), require: new Set<number>() };
  for (const rule of active) {
    for (const id of rule.affectedProducts) products[rule.type].add(id);
    for (const id of rule.productGroups) groups[rule.type].add(id);
    if (rule.type === "require")
      for (const id of rule.affectedProducts) requireAround(index, id, products.require, groups.require);
  }
  return {
    active: [...active].toSorted((a, b) => a.id - b.id),
    hiddenProducts: products.hide,
    hiddenGroups: groups.hide,
    shownProducts: products.show,
    shownGroups: groups.show,
    requiredProducts: products.require,
    requiredGroups: groups.require,
  };
}

/** A required product can only be chosen where its own product and group are visible. */
function requireAround(index: RuleIndex, id: number, products: Set<number>, groups: Set<number>): void {
  products.add(index.productOf(id));
  const group = index.groupOf(id);
  if (group !== null) groups.add(group);
}

/** Whether an id itself is hidden: hide over show, require over hide. */
export function hidesProduct(index: RuleIndex, effects: RuleEffects, id: number): boolean {
  if (effects.requiredProducts.has(id)) return false;
  return effects.hiddenProducts.has(id) || (index.governedProducts.has(id) && !effects.shownProducts.has(id));
}

export function hidesGroup(index: RuleIndex, effects: RuleEffects, groupId: number): boolean {
  if (effects.requiredGroups.has(groupId)) return false;
  return effects.hiddenGroups.has(groupId) || (index.governedGroups.has(groupId) && !effects.shownGroups.has(groupId));
}
