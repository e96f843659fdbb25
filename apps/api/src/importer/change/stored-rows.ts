import type { CompiledArticle, CompiledHouseType } from "../compile/compile-bundle.ts";

/** The rows of a house type's pages. */
export const pageRows = ({ id, pages }: CompiledHouseType) =>
  pages.map(({ page, copyFromPageId }) => ({
    id: page.id,
    houseTypeId: id,
    position: page.order,
    copyFromPageId,
    retired: false,
    document: page,
  }));

/** The row of an article. */
export const articleRow = ({ product, render }: CompiledArticle) => ({
  productNumber: product.product_number,
  retired: false,
  product,
  render,
});
