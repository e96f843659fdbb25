import { describe, expect, it } from "vitest";
import { PAGE_IDS, buildPage } from "../../testing/build-page.ts";
import { buildGroup, buildPageProduct, buildVariant } from "../../testing/build-product.ts";
import { countFound } from "../configurator/found-products.ts";
import { groupSearchIndex, searchGroups, searchIndex, searchProducts } from "./product-search.ts";

describe("searching sanitary ware", () => {
  const basin = buildPageProduct(1, {
    product: { name: "Wastafel Duo", product_number: "WD-100", description: "Keramiek" },
    variants: [buildVariant(11, { name: "Duo mat ZWART", product_number: "WD-100-Z" })],
  });
  const tap = buildPageProduct(2, {
    product: { name: "Kraan", product_number: "KR-7", description: "Past bij de wastafel" },
  });
  const list = searchIndex([basin, tap]);
  const ids = (query: string) => searchProducts(list, query).map((item) => item.id);

  it("does not find a product that has only the pairs of letters of the query", () => {
    const pairs = buildPageProduct(77, { product: { name: "ab bc" } });
    expect(searchProducts(searchIndex([pairs]), "abc")).toEqual([]);
    expect(searchProducts(searchIndex([pairs]), "b bc")).toEqual([pairs]);
    expect(searchProducts(searchIndex([pairs]), "bca")).toEqual([]);
  });

  it("finds in name, number and description of product and variants, whatever the case", () => {
    expect([ids("WASTAFEL"), ids("kr-7"), ids("zwart"), ids("wd-100-z"), ids("keram")]).toEqual([
      [1, 2],
      [2],
      [1],
      [1],
      [1],
    ]);
  });

  it("finds in the colour, finish, size and brand of product and variants", () => {
    const cabinet = buildPageProduct(3, {
      product: { name: "Meubelset Stil", group: "Houtgoed", colorName: "Wit", dimension: "80 cm" },
      variants: [
        buildVariant(31, {
          colorName: "Eiken",
          dimension: "100 cm",
          model: { kind: "basin-cabinet", shape: "soft", width: 1000, depth: 460, height: 500, finish: "oak" },
        }),
      ],
    });
    const found = (query: string) => searchProducts(searchIndex([cabinet, tap]), query).map(({ id }) => id);
    for (const query of ["eiken", "hout", "wit", "100 cm", "houtgoed", "stil eiken", "eiken stil"])
      expect(found(query), query).toEqual([3]);
    expect(found("eiken kraan")).toEqual([]);
  });

  it("finds everything without a query, and does not match across fields", () => {
    expect([ids(""), ids("   "), ids("duowd"), ids("niets")]).toEqual([[1, 2], [1, 2], [], []]);
  });

  it("hides groups without a match and counts the rest", () => {
    const found = searchGroups(
      groupSearchIndex(buildPage().productGroups.filter((group) => group.type === "standard")),
      `P-${PAGE_IDS.basinGroup.standard}`,
    );
    expect(found.map(({ group, products }) => [group.id, products.map((item) => item.id)])).toEqual([
      [PAGE_IDS.basinGroup.id, [PAGE_IDS.basinGroup.standard]],
    ]);
    expect(countFound(found)).toBe(1);
    expect(searchGroups(groupSearchIndex([buildGroup(9, [])]), "")).toEqual([]);
  });

  it("reads the texts of a group at its first search, and only then", () => {
    let reads = 0;
    const item = buildPageProduct(1);
    Object.defineProperty(item.product, "description", { get: () => (reads += 1).toString() });
    const index = groupSearchIndex([buildGroup(1, [item])]);
    expect([countFound(searchGroups(index, " ")), reads]).toEqual([1, 0]);
    searchGroups(index, "a");
    searchGroups(index, "b");
    expect(reads).toBe(1);
  });
});
