import { expect, it } from "vitest";
import { buildGroup, buildPageProduct } from "../../testing/build-product.ts";
import { buildPage } from "../../testing/build-page.ts";
import { pageCatalogue } from "./page-catalogue.ts";

it("puts standard options first and leaves the rest in their order", () => {
  const products = [buildPageProduct(901), buildPageProduct(902), buildPageProduct(903, { standardOption: true })];
  const page = buildPage({ productGroups: [buildGroup(9, products)] });
  expect(pageCatalogue(page).sanitaryGroups[0]?.products.map(({ id }) => id)).toEqual([903, 901, 902]);
});
