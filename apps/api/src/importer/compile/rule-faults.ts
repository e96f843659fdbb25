import type { Bundle } from "@showroom/api-contract/bundle/bundle";
import type { Page } from "@showroom/domain/model/page";
import { findRuleFaults, type RuleFault, type RuleProducts } from "@showroom/domain/rules/rule-faults";
import { pageCatalogue } from "@showroom/domain/selection/page-catalogue";
import type { Remark } from "../findings/finding.ts";
import type { CompiledBundle } from "./compile-bundle.ts";
import type { IdBook } from "./id-book.ts";

export interface RuleFindings {
  /** Rules whose evaluation would not end; the import is refused. */
  readonly refused: readonly Remark[];
  /** Warnings for the catalogue's author. */
  readonly warnings: readonly Remark[];
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

/** Checks the rules of every page; a finding on several pages is reported once. */
export function findRuleFaultsOf(bundle: Bundle, compiled: CompiledBundle, ids: IdBook): RuleFindings {
  const keys = new Map(bundle.rules.map((rule, at) => [ids.of("rule", rule.key), { key: rule.key, at }]));
  const nameOf = (id: number): string => `"${keys.get(id)?.key ?? id}"`;
  const refused = new Map<string, Remark>();
  const warnings = new Map<string, Remark>();
  const pathOf = (id: number): string => `rules[${keys.get(id)?.at ?? 0}]`;
  const report = (page: Page, fault: RuleFault): void => {
    if (fault.kind === "require-vs-hide") {
      const reason = `de regel ${nameOf(fault.requireId)} vraagt om wat de regel ${nameOf(fault.hideId)} verbergt; wat gevraagd wordt gaat voor`;
      warnings.set(reason, { path: pathOf(fault.requireId), reason });
      return;
    }
    if (fault.kind === "require-vs-require") {
      const [one, other] = fault.ruleIds;
      const group = pageCatalogue(page).groups.get(fault.groupId)?.title ?? "";
      const reason = `de regels ${nameOf(one)} en ${nameOf(other)} vragen om verschillende producten in de groep "${group}", waarin er één gekozen wordt; de laatste keuze van de koper vervangt de eerdere`;
      warnings.set(reason, { path: pathOf(other), reason });
      return;
    }
    const names = fault.ruleIds.map(nameOf).join(", ");
    refused.set(names, {
      path: pathOf(fault.ruleIds[0] ?? 0),
      reason: `op de pagina "${page.title}" heffen deze regels elkaar steeds weer op: ${names}`,
    });
  };
  for (const { pages } of compiled.houseTypes) {
    for (const { page } of pages)
      for (const fault of findRuleFaults(pageCatalogue(page).rules, productsOf(page))) report(page, fault);
  }
  return { refused: [...refused.values()], warnings: [...warnings.values()] };
}
