import { describe, expect, it } from "vitest";
import { PAGE_IDS, buildPage } from "../../testing/build-page.ts";
import { buildHouseType, buildProject } from "../../testing/build-project.ts";
import { buildVariant } from "../../testing/build-product.ts";
import { pick } from "../../testing/room-with-rules.ts";
import type { ProductChoice } from "../model/choices.ts";
import { cents } from "../money/cents.ts";
import { pagePricing } from "./page-pricing.ts";
import { groupAmounts } from "./sanitary-amounts.ts";

const { id, first, second } = PAGE_IDS.extrasGroup;
const OTHER_COLOUR = 2222;

/** The group of extras, which takes several choices, with the given standards. The second extra has two colours. */
function extras(...standards: readonly number[]) {
  const page = buildPage();
  const groups = page.productGroups.map((group) => ({
    ...group,
    products: group.products.map((item) => {
      if (group.id !== id) return item;
      const colours = [
        buildVariant(second, { ...item.product, id: second }),
        buildVariant(OTHER_COLOUR, { grossPrice: cents(9900), labourPrice: cents(1750) }),
      ];
      return { ...item, standardOption: standards.includes(item.id), variants: item.id === second ? colours : [] };
    }),
  }));
  const pricing = pagePricing(buildProject(), buildHouseType(), { ...page, productGroups: groups });
  const group = pricing.catalogue.groups.get(id);
  if (!group) throw new Error("The page has no extras");
  const lines = (...choices: readonly ProductChoice[]) =>
    groupAmounts(pricing, { ...pricing.standard, products: { [id]: choices } }, group).map(
      ({ variant, status, amounts }) => [
        variant.product.id,
        status,
        amounts.grossPrice,
        amounts.returnPrice,
        amounts.labourPrice,
      ],
    );
  return { pricing, group, lines };
}

describe("the lines of a group that takes several choices", () => {
  it("credit the standard of the same product for another colour, and drop the other standard", () => {
    expect(extras(first, second).lines({ pageProductId: second, variantProjectProductId: OTHER_COLOUR })).toEqual([
      [OTHER_COLOUR, "chosen", 9900, -2400, 1750 - 1300],
      [first, "dropped", 0, -2300, -1100],
    ]);
  });

  it("credit no standard for another product: it is dropped on its own line", () => {
    expect(extras(first).lines(pick(second))).toEqual([
      [second, "chosen", 6700, 0, 1300],
      [first, "dropped", 0, -2300, -1100],
    ]);
  });

  it("have no line for an unknown product", () => {
    expect(extras().lines(pick(999))).toEqual([]);
  });
});
