import type { PageCatalogue } from "../src/selection/page-catalogue.ts";
import type { RuleProducts } from "../src/rules/rule-faults.ts";

/** The products of a page as `findRuleFaults` needs them. */
export function ruleProducts(catalogue: PageCatalogue): RuleProducts {
  return {
    products: [...catalogue.products.values()].map((item) => {
      const group = catalogue.groupOfProduct.get(item.id);
      return {
        id: item.id,
        variantIds: item.variants.map((variant) => variant.id),
        groupId: group?.id ?? null,
        singleChoice: group?.singleChoice ?? false,
      };
    }),
  };
}
