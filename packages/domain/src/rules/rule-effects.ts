import type { Rule } from "../model/rule.ts";
import type { RuleIndex } from "./rule-index.ts";
import { HIDDEN, isHiddenBy, isRequiredBy, KEPT, REQUIRED, SHOWN, type RuleTargets } from "./rule-targets.ts";

/** The combined effects of a set of active rules. */
export interface RuleEffects {
  /** By id. */
  readonly active: readonly Rule[];
  /** Bits per target of the index, of products and of groups. */
  readonly products: Uint8Array;
  readonly groups: Uint8Array;
}

/** The ids by which a chosen product can be a subject: its page product and its variant. */
export interface SubjectIds {
  readonly pageProductId: number;
  readonly variantProjectProductId: number;
}

const BIT = { show: SHOWN, hide: HIDDEN, require: REQUIRED } as const;

/** Collects the rules that the chosen products activate, and their effects. */
export function effectsOf(index: RuleIndex, chosen: Iterable<SubjectIds>): RuleEffects {
  const active = new Set<Rule>();
  for (const { pageProductId, variantProjectProductId } of chosen) {
    for (const rule of index.bySubject.get(pageProductId) ?? []) active.add(rule);
    if (variantProjectProductId === pageProductId) continue;
    for (const rule of index.bySubject.get(variantProjectProductId) ?? []) active.add(rule);
  }
  const products = index.products.atRest.slice();
  const groups = index.groups.atRest.slice();
  for (const rule of active) {
    const reach = index.reachOf(rule);
    mark(products, reach.products, BIT[rule.type]);
    mark(products, reach.kept, KEPT);
    mark(groups, reach.groups, BIT[rule.type]);
  }
  return { active: [...active].toSorted((a, b) => a.id - b.id), products, groups };
}

function mark(bits: Uint8Array, places: readonly number[], bit: number): void {
  for (const place of places) bits[place] = (bits[place] as number) | bit;
}

function bitsOf({ placeOf }: RuleTargets, bits: Uint8Array, id: number): number {
  const place = placeOf(id);
  return place === undefined ? 0 : (bits[place] as number);
}

/** Whether an id itself is hidden. Hide overrides show, and require overrides hide. */
export function hidesProduct(index: RuleIndex, effects: RuleEffects, id: number): boolean {
  return isHiddenBy(bitsOf(index.products, effects.products, id));
}

export function hidesGroup(index: RuleIndex, effects: RuleEffects, groupId: number): boolean {
  return isHiddenBy(bitsOf(index.groups, effects.groups, groupId));
}

/** Whether a group is required, or a product in it. */
export function requiresGroup(index: RuleIndex, effects: RuleEffects, groupId: number): boolean {
  return isRequiredBy(bitsOf(index.groups, effects.groups, groupId));
}
