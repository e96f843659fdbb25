import type { Rule } from "../model/rule.ts";
import { oddCycles, type SignedEdge } from "./rule-graph.ts";

/** How products, variants and groups of a catalogue belong together. */
export interface RuleProducts {
  readonly products: readonly {
    readonly id: number;
    readonly variantIds: readonly number[];
    readonly groupId: number | null;
    /** Whether at most one product of its group can be chosen. */
    readonly singleChoice: boolean;
  }[];
}

/**
 * `flip-cycle`: evaluation of the rules would not end; an import with one is refused. `require-vs-hide`: a require and
 * a hide rule can be active together for the same target; require wins, and the import reports it. `require-vs-require`:
 * two rules can be active together and require different products of one single-choice group; the last choice wins, and
 * the import reports it.
 */
export type RuleFault =
  | { readonly kind: "flip-cycle"; readonly ruleIds: readonly number[] }
  | {
      readonly kind: "require-vs-hide";
      readonly requireId: number;
      readonly hideId: number;
      readonly productIds: readonly number[];
      readonly groupIds: readonly number[];
    }
  | { readonly kind: "require-vs-require"; readonly ruleIds: readonly [number, number]; readonly groupId: number };

/** Checks a page's rules. Without `catalogue` variants and groups are not related to their products. */
export function findRuleFaults(
  rules: readonly Rule[],
  catalogue: RuleProducts = { products: [] },
): readonly RuleFault[] {
  return [
    ...flipCycles(rules, catalogue),
    ...requireAgainstHide(rules, catalogue),
    ...requireAgainstRequire(rules, catalogue),
  ];
}

/** Whether an import with these faults is refused. */
export function mustRefuse(faults: readonly RuleFault[]): boolean {
  return faults.some((fault) => fault.kind === "flip-cycle");
}

/**
 * The graph has a node per id that can be chosen and a node per rule. A product affects its variants, a group its
 * products. A require rule affects what it forces and what it keeps visible.
 */
function flipCycles(rules: readonly Rule[], { products }: RuleProducts): readonly RuleFault[] {
  const byId = new Map(products.map((product) => [product.id, product]));
  const byGroup = Map.groupBy(products, (product) => product.groupId);
  const nodes = new Map<number, number>();
  const nodeOf = (id: number) => {
    const known = nodes.get(id);
    if (known !== undefined) return known;
    nodes.set(id, nodes.size);
    return nodes.size - 1;
  };
  const choosable = (id: number): readonly number[] => {
    const variants = byId.get(id)?.variantIds ?? [];
    return variants.length > 0 ? variants : [id];
  };
  const subjects = rules.map((rule) => rule.subjectProducts.flatMap(choosable).map(nodeOf));
  const owners = productsById(products);
  const groupOf = (id: number) => owners.get(id)?.groupId ?? null;
  const membersOf = (group: number) => (byGroup.get(group) ?? []).map((product) => product.id);
  const hideable = new Set(
    rules
      .filter((rule) => rule.type !== "require")
      .flatMap((rule) => [
        ...rule.affectedProducts.flatMap(choosable),
        ...rule.productGroups.flatMap(membersOf).flatMap(choosable),
      ]),
  );
  const affected = rules.map((rule) => {
    if (rule.type !== "require")
      return [...rule.affectedProducts, ...rule.productGroups.flatMap(membersOf)].flatMap(choosable);
    const groups = new Set(
      [...rule.productGroups, ...rule.affectedProducts.map(groupOf)].filter((group) => group !== null),
    );
    const around = rule.affectedProducts.map((id) => owners.get(id)?.id ?? id);
    const seen = [...around, ...[...groups].flatMap(membersOf)].flatMap(choosable).filter((id) => hideable.has(id));
    return [...forced(rule, groupOf, membersOf, choosable), ...seen];
  });
  const targets = affected.map((ids) => [...new Set(ids)].map(nodeOf));
  const graph: SignedEdge[][] = Array.from({ length: nodes.size + rules.length }, () => []);
  rules.forEach((rule, at) => {
    const own = nodes.size + at;
    for (const node of subjects[at] ?? []) graph[node]?.push({ to: own, negative: false, rule });
    for (const node of targets[at] ?? []) graph[own]?.push({ to: node, negative: rule.type === "hide", rule });
  });
  return oddCycles(graph).map((cycle) => ({ kind: "flip-cycle", ruleIds: cycle.map((rule) => rule.id) }));
}

/** The ids that a require rule forces: when several products would meet it, it forces none of them. */
function forced(
  rule: Rule,
  groupOf: (id: number) => number | null,
  membersOf: (group: number) => readonly number[],
  choosable: (id: number) => readonly number[],
): readonly number[] {
  const named = Map.groupBy(rule.affectedProducts, groupOf);
  const whole = rule.productGroups.filter((group) => !named.has(group)).map(membersOf);
  return [...named.values(), ...whole]
    .map((ids) => ids.flatMap(choosable))
    .filter((options) => options.length === 1)
    .flat();
}

/** The products by their own id and by the ids of their variants. */
function productsById(products: RuleProducts["products"]): ReadonlyMap<number, RuleProducts["products"][number]> {
  return new Map(products.flatMap((product) => [product.id, ...product.variantIds].map((id) => [id, product])));
}

function requireAgainstHide(rules: readonly Rule[], { products }: RuleProducts): readonly RuleFault[] {
  const productOf = productsById(products);
  const hiding = rules.filter((rule) => rule.type === "hide");
  const hidesProduct = indexBy(hiding, (rule) => rule.affectedProducts);
  const hidesGroup = indexBy(hiding, (rule) => rule.productGroups);
  const faults: RuleFault[] = [];
  for (const rule of rules) {
    if (rule.type !== "require") continue;
    const required = new Set(rule.affectedProducts.flatMap((id) => [id, productOf.get(id)?.id ?? id]));
    const groups = new Set([
      ...rule.productGroups,
      ...rule.affectedProducts.flatMap((id) => productOf.get(id)?.groupId ?? []),
    ]);
    const against = new Set([
      ...[...required].flatMap((id) => hidesProduct.get(id) ?? []),
      ...[...groups].flatMap((id) => hidesGroup.get(id) ?? []),
    ]);
    for (const hide of against) {
      if (!canBothBeActive(rule, hide, productOf)) continue;
      const productIds = hide.affectedProducts.filter((id) => required.has(id));
      const groupIds = hide.productGroups.filter((id) => groups.has(id));
      faults.push({ kind: "require-vs-hide", requireId: rule.id, hideId: hide.id, productIds, groupIds });
    }
  }
  return faults;
}

function requireAgainstRequire(rules: readonly Rule[], { products }: RuleProducts): readonly RuleFault[] {
  const productOf = productsById(products);
  const variantsOf = (id: number): readonly number[] => {
    const product = productOf.get(id);
    return product?.id === id && product.variantIds.length > 0 ? product.variantIds : [id];
  };
  /** What a rule accepts in each single-choice group. */
  const demands = rules
    .filter((rule) => rule.type === "require")
    .flatMap((rule) => {
      const singles = rule.affectedProducts.filter((id) => productOf.get(id)?.singleChoice);
      return [...Map.groupBy(singles, (id) => productOf.get(id)?.groupId ?? null)].flatMap(([groupId, ids]) =>
        groupId === null ? [] : [{ rule, groupId, accepted: new Set(ids.flatMap(variantsOf)) }],
      );
    });
  return [...Map.groupBy(demands, ({ groupId }) => groupId).values()].flatMap((ofGroup) =>
    ofGroup.flatMap((one, at) =>
      ofGroup
        .slice(at + 1)
        .filter(
          (other) =>
            [...one.accepted].every((id) => !other.accepted.has(id)) &&
            canBothBeActive(one.rule, other.rule, productOf),
        )
        .map((other): RuleFault => ({
          kind: "require-vs-require",
          ruleIds: [one.rule.id, other.rule.id],
          groupId: one.groupId,
        })),
    ),
  );
}

/** False when every pair of subjects are alternatives in the same single-choice group. */
function canBothBeActive(a: Rule, b: Rule, productOf: ReturnType<typeof productsById>): boolean {
  return a.subjectProducts.some((one) =>
    b.subjectProducts.some((other) => {
      const [left, right] = [productOf.get(one), productOf.get(other)];
      if (!left || !right) return true;
      if (left.id === right.id) return one === other || one === left.id || other === right.id;
      return !(left.groupId !== null && left.groupId === right.groupId && left.singleChoice);
    }),
  );
}

function indexBy(rules: readonly Rule[], ids: (rule: Rule) => readonly number[]): ReadonlyMap<number, readonly Rule[]> {
  const index = new Map<number, Rule[]>();
  for (const rule of rules) {
    for (const id of ids(rule)) {
      const list = index.get(id);
      if (list) list.push(rule);
      else index.set(id, [rule]);
    }
  }
  return index;
}
