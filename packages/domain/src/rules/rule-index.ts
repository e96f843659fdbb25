import type { Rule } from "../model/rule.ts";
import type { PageCatalogue } from "../selection/page-catalogue.ts";
import { ruleTargets, type RuleTargets } from "./rule-targets.ts";

/** What a rule requires in one group: one of `options`, or any product of the group when `options` is empty. */
export interface RuleDemand {
  readonly rule: Rule;
  /** Null where the options are tiles or accessories outside any group. */
  readonly groupId: number | null;
  /** Page product or variant ids, in the rule's order. */
  readonly options: readonly number[];
}

/** The targets of a rule, as indexes into the lists of targets. */
export interface RuleReach {
  readonly products: readonly number[];
  /** Groups that it affects; of a `require` rule also those of the products that it requires. */
  readonly groups: readonly number[];
  /** Products of the variants that it requires. */
  readonly kept: readonly number[];
  /** One per group that it affects; empty unless it requires. */
  readonly demands: readonly RuleDemand[];
}

/** The rules of a page, indexed by the product that activates them. */
export interface RuleIndex {
  readonly rules: readonly Rule[];
  /** By page product or variant id. */
  readonly bySubject: ReadonlyMap<number, readonly Rule[]>;
  readonly reachOf: (rule: Rule) => RuleReach;
  readonly products: RuleTargets;
  readonly groups: RuleTargets;
  /** The page product that an id belongs to: its own for a page product. */
  readonly productOf: (id: number) => number;
  readonly groupOf: (id: number) => number | null;
}

/** How the rules find the product and the group of an id. */
export interface RuleStructure {
  readonly productOf: (id: number) => number;
  readonly groupOf: (id: number) => number | null;
}

const known = new WeakMap<PageCatalogue, RuleIndex>();

/** The rule index of a page; built once per catalogue. */
export function ruleIndex(catalogue: PageCatalogue): RuleIndex {
  const before = known.get(catalogue);
  if (before) return before;
  const index = indexRules(catalogue.rules, structureOf(catalogue));
  known.set(catalogue, index);
  return index;
}

export function structureOf(catalogue: PageCatalogue): RuleStructure {
  const productOf = (id: number) =>
    catalogue.products.has(id) ? id : (catalogue.variants.get(id)?.pageProduct.id ?? id);
  return { productOf, groupOf: (id) => catalogue.groupOfProduct.get(productOf(id))?.id ?? null };
}

export function indexRules(rules: readonly Rule[], structure: RuleStructure): RuleIndex {
  const bySubject = new Map<number, Rule[]>();
  for (const rule of rules) {
    for (const subject of new Set(rule.subjectProducts)) {
      const list = bySubject.get(subject);
      if (list) list.push(rule);
      else bySubject.set(subject, [rule]);
    }
  }
  const touched = rules.map((rule) => ({ rule, ...touchedBy(rule, structure) }));
  const showing = rules.filter((rule) => rule.type === "show");
  const products = ruleTargets(
    touched.flatMap(({ rule, kept }) => [...rule.affectedProducts, ...kept]),
    showing.flatMap((rule) => rule.affectedProducts),
  );
  const groups = ruleTargets(
    touched.flatMap((rule) => rule.groups),
    showing.flatMap((rule) => rule.productGroups),
  );
  const reach = new Map(
    touched.map(({ rule, kept, groups: ids }): [Rule, RuleReach] => [
      rule,
      {
        products: placesOf(products, rule.affectedProducts),
        kept: placesOf(products, kept),
        groups: placesOf(groups, ids),
        demands: rule.type === "require" ? demandsOf(rule, structure) : [],
      },
    ]),
  );
  return { rules, bySubject, products, groups, reachOf: (rule) => reach.get(rule) ?? NOTHING, ...structure };
}

const NOTHING: RuleReach = { products: [], groups: [], kept: [], demands: [] };

/** A required variant can only be chosen when its product and group are visible. */
function touchedBy(
  { type, affectedProducts, productGroups }: Rule,
  { productOf, groupOf }: RuleStructure,
): { readonly kept: readonly number[]; readonly groups: readonly number[] } {
  if (type !== "require") return { kept: [], groups: productGroups };
  const around = affectedProducts.map(groupOf).filter((id) => id !== null);
  return { kept: affectedProducts.map(productOf), groups: [...productGroups, ...around] };
}

/** A rule requires one product of every group that it affects. */
function demandsOf(rule: Rule, { groupOf }: RuleStructure): readonly RuleDemand[] {
  const byGroup = new Map<number | null, number[]>(rule.productGroups.map((id) => [id, []]));
  for (const id of rule.affectedProducts) {
    const group = groupOf(id);
    const options = byGroup.get(group);
    if (options) options.push(id);
    else byGroup.set(group, [id]);
  }
  return [...byGroup].map(([groupId, options]) => ({ rule, groupId, options }));
}

function placesOf({ placeOf }: RuleTargets, ids: readonly number[]): readonly number[] {
  return [...new Set(ids)].map(placeOf).filter((place) => place !== undefined);
}
