import type { Rule } from "../model/rule.ts";
import type { PageCatalogue } from "../selection/page-catalogue.ts";

/** The rules of a page, findable by the product that sets them off. */
export interface RuleIndex {
  readonly rules: readonly Rule[];
  /** By page product or variant id. */
  readonly bySubject: ReadonlyMap<number, readonly Rule[]>;
  /** Products and groups that some `show` rule governs, ascending: hidden until one of those rules is active. */
  readonly governedProducts: ReadonlySet<number>;
  readonly governedGroups: ReadonlySet<number>;
  /** The page product that an id belongs to: its own for a page product. */
  readonly productOf: (id: number) => number;
  readonly groupOf: (id: number) => number | null;
}

/** What a rule set must know of products to tell variants, products and groups apart. */
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
  const governedProducts = new Set<number>();
  const governedGroups = new Set<number>();
  for (const rule of rules) {
    for (const subject of new Set(rule.subjectProducts)) {
      const list = bySubject.get(subject);
      if (list) list.push(rule);
      else bySubject.set(subject, [rule]);
    }
    if (rule.type !== "show") continue;
    for (const id of rule.affectedProducts) governedProducts.add(id);
    for (const id of rule.productGroups) governedGroups.add(id);
  }
  return {
    rules,
    bySubject,
    governedProducts: ascending(governedProducts),
    governedGroups: ascending(governedGroups),
    ...structure,
  };
}

function ascending(ids: ReadonlySet<number>): ReadonlySet<number> {
  return new Set([...ids].toSorted((a, b) => a - b));
}
