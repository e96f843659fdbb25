import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { buildGroup, buildPageProduct, buildProduct } from "@showroom/domain/testing/build-product";
import { buildPage } from "@showroom/domain/testing/build-page";
import { pageSchema, receivedPage, sentPage } from "./page.ts";

const picture = {
  id: 7,
  name: "tegel.webp",
  public_id: "haven/tegel.webp",
  asset_id: null,
  filetype: "image",
  fileformat: "webp",
  width: 640,
  height: 640,
  filesize: 6_400,
  mediaFolderId: null,
  updatedAt: null,
  url: null,
};
const product = buildProduct({ id: 8, images: [picture], mediaFiles: [picture] });
const offer = buildPageProduct(9, { product });
/** A page that offers one product in two groups. */
const page = buildPage({
  productGroups: [buildGroup(1, [offer]), buildGroup(2, [offer])],
  pageImages: [picture],
});

/** As a browser gets it. */
const received = () => JSON.parse(JSON.stringify(sentPage(page))) as ReturnType<typeof sentPage>;

describe("a page as it is sent", () => {
  test("has an entity once, and references to its row", () => {
    const { entities, pageImages, productGroups } = sentPage(page);
    const [reference] = pageImages;
    const row = entities.MediaFile.rows[reference?.MediaFile ?? -1];
    expect(entities.MediaFile.rows).toHaveLength(1);
    expect(entities.MediaFile.fields.map((name, at) => [name, row?.[at]])).toEqual(Object.entries(picture));
    expect(productGroups[0]?.products).toEqual(productGroups[1]?.products);
    expect(JSON.stringify(productGroups)).not.toContain("product_number");
  });

  test("is as its schema says", () => {
    expect(z.safeParse(pageSchema, received()).error).toBeUndefined();
  });

  test("does not change the page", () => {
    const before = JSON.stringify(page);
    sentPage(page);
    expect(JSON.stringify(page)).toBe(before);
  });

  test("is the same page when it is received", () => {
    const opened = receivedPage(received());
    expect(opened).toEqual(page);
    expect(opened.productGroups[0]?.products[0]).toBe(opened.productGroups[1]?.products[0]);
  });

  test("has articles in its tables that were stored before a field was added", () => {
    const { faces: _faces, shadeVariation: _shade, ...stored } = product;
    const groups = [buildGroup(1, [buildPageProduct(9, { product: stored })])];
    const sent = JSON.parse(JSON.stringify(sentPage(buildPage({ productGroups: groups })))) as typeof page;
    expect(JSON.stringify(sent.productGroups)).not.toContain("product_number");
    expect(z.safeParse(pageSchema, sent).error).toBeUndefined();
    expect(receivedPage(sent as never).productGroups[0]?.products[0]?.product).toEqual({
      ...stored,
      faces: null,
      shadeVariation: null,
    });
  });

  test("keeps apart articles that differ in one value only", () => {
    const twin = { ...product, productGroupId: 2 };
    const groups = [buildGroup(1, [offer]), buildGroup(2, [buildPageProduct(9, { product: twin })])];
    const opened = receivedPage(sentPage(buildPage({ productGroups: groups })));
    expect(opened.productGroups).toEqual(groups);
  });

  test("is refused when a row is missing", () => {
    const { entities, ...rest } = received();
    const cut = { ...rest, entities: { ...entities, Product: { ...entities.Product, rows: [] } } };
    expect(() => receivedPage(cut)).toThrow(RangeError);
  });

  test("can come from a server of the version before, without tables", () => {
    const sent = JSON.parse(JSON.stringify(page)) as Parameters<typeof receivedPage>[0];
    expect(receivedPage(sent)).toEqual(page);
  });
});
