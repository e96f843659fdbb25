import type { Page } from "../src/model/page.ts";
import { RULE_TYPES, type Rule } from "../src/model/rule.ts";
import { pageCatalogue, type PageCatalogue } from "../src/selection/page-catalogue.ts";
import type { SlotChoice } from "../src/selection/room-slots.ts";
import { buildEmptyPage } from "../testing/build-empty-page.ts";
import { buildGroup, buildPageProduct, buildRule } from "../testing/build-product.ts";
import { sequence } from "./random.ts";

const GROUPS = 20;

/**
 * A page with `count` rules over a catalogue of a size that follows from it, with one product of each group chosen. Rules only affect later
 * groups, so that every engine reaches the same result.
 */
export function ruleCatalogue(count: number): {
  readonly catalogue: PageCatalogue;
  readonly chosen: readonly SlotChoice[];
} {
  const next = sequence(count);
  const size = Math.max(4, Math.round((count * 0.4) / GROUPS));
  const idOf = (group: number, at: number) => group * 1000 + at + 1000;
  const rules = Array.from({ length: count }, (_, at): Rule => {
    const from = next(GROUPS - 1);
    const to = from + 1 + next(GROUPS - 1 - from);
    const pick = (group: number, amount: number) => Array.from({ length: amount }, () => idOf(group, next(size)));
    return buildRule(at + 1, RULE_TYPES[next(3)] ?? "hide", pick(from, 1 + next(3)), pick(to, 1 + next(4)));
  });
  const bySubject = Map.groupBy(
    rules.flatMap((rule) => rule.subjectProducts.map((id) => ({ id, rule }))),
    ({ id }) => id,
  );
  const groups = Array.from({ length: GROUPS }, (_, group) => {
    const products = Array.from({ length: size }, (__, at) =>
      buildPageProduct(idOf(group, at), { rules: (bySubject.get(idOf(group, at)) ?? []).map(({ rule }) => rule) }),
    );
    return buildGroup(group + 1, products, { singleChoice: false });
  });
  const page: Page = buildEmptyPage({ id: 1, productGroups: groups });
  const chosen = groups.map(({ id }): SlotChoice => {
    const product = idOf(id - 1, next(size));
    return {
      slot: { kind: "sanitary", groupId: id },
      choice: { pageProductId: product, variantProjectProductId: product },
    };
  });
  return { catalogue: pageCatalogue(page), chosen };
}
