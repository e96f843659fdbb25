import { describe, expect, it } from "vitest";
import { cents } from "../money/cents.ts";
import { nearestOf, type ComparedProduct } from "./nearest-product.ts";

const article = (change: Partial<ComparedProduct> = {}): ComparedProduct => ({
  product_number: "A-1",
  name: "Scheer",
  group: "Lindera",
  type: "simple_product",
  size: "30 x 60 cm",
  width: 300,
  length: 600,
  colorName: "Antraciet",
  color: "#333333",
  groutColor: null,
  grossPrice: cents(4_000),
  ...change,
});

/** Index of the candidate that is most similar to the article. */
function nearest(gone: ComparedProduct, ...candidates: readonly Partial<ComparedProduct>[]): number | null {
  const all = candidates.map((change, place) => ({ place, product: article(change) }));
  return nearestOf(gone, all)?.place ?? null;
}

describe("the most similar product to a removed one", () => {
  it("is null without candidates, and the first of equals", () => {
    expect(nearest(article())).toBeNull();
    expect(nearest(article(), {}, {})).toBe(0);
  });

  it.each<[string, Partial<ComparedProduct>, Partial<ComparedProduct>]>([
    ["the same size before another", {}, { width: 400, length: 600 }],
    ["the nearer of two other sizes", { width: 350, length: 600 }, { width: 100, length: 100 }],
    ["the same size before the same area in another shape", {}, { width: 600, length: 300 }],
    ["the same written size where none is measured", { width: null }, { width: null, size: "20 x 20 cm" }],
    ["the nearer colour in every channel", { color: "#343333" }, { color: "#33ff33" }],
    ["the nearer blue", { color: "#333344" }, { color: "#3333ff" }],
    ["the nearer red", { color: "#443333" }, { color: "#ff3333" }],
    [
      "the written size where only the length is known",
      { width: null },
      { width: null, length: 500, size: "20 x 20 cm" },
    ],
    ["the written size where only the width is known", { length: null }, { length: null, size: "20 x 20 cm" }],
    ["the nearer of two other areas", { width: 310 }, { width: 600 }],
    ["another area in the same width before a far one", { length: 500 }, { length: 2_000 }],
    // 0.3 * 3 for the size; 3 * 0.46 for the colour.
    ["another shape before another colour", { width: 600, length: 300 }, { color: "#ff3333", colorName: "Rood" }],
    // 2 * 0.5 for the price; 3 * 0.65 for the size.
    ["half the price before half the size", { grossPrice: cents(2_000) }, { width: 150 }],
    // 3 * 0.46 for the colour; 1 for the maker.
    ["another maker before another colour", { group: "Elders" }, { color: "#ff3333" }],
    ["a small difference of colour before another maker", { color: "#3f3f3f" }, { group: "Elders" }],
    ["the same colour name where no colour is known", { color: null }, { color: null, colorName: "Wit" }],
    ["the same maker", {}, { group: "Elders" }],
    ["the same series", {}, { name: "Cast" }],
    ["the nearer price", { grossPrice: cents(4_100) }, { grossPrice: cents(9_000) }],
    ["something that costs nothing last", { grossPrice: cents(2_500) }, { grossPrice: cents(0) }],
    ["size before maker and series", { group: "Elders", name: "Cast" }, { width: 100, length: 100 }],
    ["a near price and another series before a far size", { name: "Cast" }, { width: 10, length: 10 }],
  ])("is %s", (_, near, far) => {
    expect(nearest(article(), near, far)).toBe(0);
    expect(nearest(article(), far, near)).toBe(1);
  });

  it.each<[string, Partial<ComparedProduct>, Partial<ComparedProduct>, Partial<ComparedProduct>]>([
    ["the length of the article is unknown", { length: null }, {}, { size: "20 x 20 cm" }],
    ["the width of the article is unknown", { width: null }, {}, { size: "20 x 20 cm" }],
    ["the article has no area", { width: 0, length: 0 }, { width: 0, length: 1 }, { width: 30, length: 40 }],
  ])("is the nearer one when %s", (_, gone, near, far) => {
    expect(nearest(article(gone), far, near)).toBe(1);
  });

  it("is found by grout colour where the product has no other", () => {
    const grout = (groutColor: string) => ({ color: null, groutColor });
    expect(nearest(article(grout("#eeeeee")), grout("#111111"), grout("#dddddd"))).toBe(1);
  });

  it("can have a price of zero", () => {
    const free = article({ grossPrice: cents(0) });
    expect(nearest(free, { grossPrice: cents(1_000) }, { grossPrice: cents(0) })).toBe(1);
  });
});
