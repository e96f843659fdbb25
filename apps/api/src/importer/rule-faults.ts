import type { Bundle } from "@showroom/api-contract/bundle/bundle";
import type { Page } from "@showroom/domain/model/page";
import { findRuleFaults, type RuleFault, type RuleProducts } from "@showroom/domain/rules/rule-faults";
import { pageCatalogue } from "@showroom/domain/selection/page-catalogue";
import type { BundleFault } from "./bundle-error.ts";
import type { CompiledBundle } from "./compile-bundle.ts";
import type { IdBook } from "./id-book.ts";

export interface RuleFindings {
  /** Rules that cannot come to rest: the import is refused. */
  readonly refused: readonly BundleFault[];
  /** What the person who made the catalogue should look at. */
  readonly warnings: readonly string[];
}

function productsOf(page: Page): RuleProducts {
  const catalogue = pageCatalogue(page);
  return {
    products: [...catalogue.products.values()].map((product) => {
      const group = catalogue.groupOfProduct.get(product.id);
      return {
        id: product.id,
        variantIds: product.variants.map((variant) => variant.id),
        groupId: group?.id ?? null,
        singleChoice: group?.singleChoice ?? true,
      };
    }),
  };
}

/** Checks the rules of every page; the same finding on several pages is told once. */
export function findRuleFaultsOf(bundle: Bundle, compiled: CompiledBundle, ids: IdBook): RuleFindings {
  const keys = new Map(bundle.rules.map((rule, at) => [ids.of("rule", rule.key), { key: rule.key, at }]));
  const nameOf = (id: number): string => `"${keys.get(id)?.key ?? id}"`;
  const refused = new Map<string, BundleFault>();
  const warnings = new Set<string>();
  const report = (page: Page, fault: RuleFault): void => {
    if (fault.kind === "require-vs-hide") {
      warnings.add(`rule ${nameOf(fault.requireId)} requires what rule ${nameOf(fault.hideId)} hides; requiring wins`);
      return;
    }
    const names = fault.ruleIds.map(nameOf).join(", ");
    const at = keys.get(fault.ruleIds[0] ?? 0)?.at ?? 0;
    refused.set(names, {
      file: "bundle.json",
      path: `rules[${at}]`,
      reason: `on page "${page.title}" these rules undo one another for ever: ${names}`,
    });
  };
  for (const { pages } of compiled.houseTypes) {
    for (const { page } of pages)
      for (const fault of findRuleFaults(pageCatalogue(page).rules, productsOf(page))) report(page, fault);
  }
  return { refused: [...refused.values()], warnings: [...warnings] };
}
