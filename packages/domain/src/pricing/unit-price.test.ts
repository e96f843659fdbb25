import { describe, expect, it } from "vitest";
import { BASIN_VARIANTS, buildPage, PAGE_IDS } from "../../testing/build-page.ts";
import { buildPageProduct } from "../../testing/build-product.ts";
import { pageCatalogue } from "../selection/page-catalogue.ts";
import { productPrice, unitPrice } from "./unit-price.ts";

const catalogue = pageCatalogue(buildPage());
const of = (id: number) => catalogue.products.get(id) ?? buildPageProduct(0);
const basin = of(PAGE_IDS.basinGroup.coloured);

describe("the price on a card", () => {
  it("is the lowest of several variants until one is chosen", () => {
    expect(unitPrice(basin, null)).toEqual({ amount: 32_000, from: true, unit: "piece" });
    expect(unitPrice(basin, { pageProductId: basin.id, variantProjectProductId: BASIN_VARIANTS.black80 })).toEqual({
      amount: 44_000,
      from: false,
      unit: "piece",
    });
    expect(unitPrice(basin, { pageProductId: 1, variantProjectProductId: BASIN_VARIANTS.black80 }).from).toBe(true);
  });

  it("is per metre for profiles and per square metre for tiles and grout", () => {
    expect(unitPrice(of(PAGE_IDS.wallProfile.other), null)).toEqual({ amount: 1250, from: false, unit: "m1" });
    expect(unitPrice(of(PAGE_IDS.wallTile.luxe), null)).toEqual({ amount: 7550, from: false, unit: "m2" });
    expect(unitPrice(of(PAGE_IDS.wallGrout.other), null).unit).toBe("m2");
  });

  it("of sanitary ware has its added costs in it, and says 'v.a.' only where its variants differ in price", () => {
    expect(productPrice(of(PAGE_IDS.toiletGroup.other), null)).toEqual({ amount: 54_000, from: false });
    expect(productPrice(basin, null)).toEqual({ amount: 32_000, from: true });
    expect(productPrice(basin, BASIN_VARIANTS.black80)).toEqual({ amount: 44_000, from: false });
  });
});
