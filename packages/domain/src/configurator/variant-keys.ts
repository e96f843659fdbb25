/** By which colour and size the variants of a product are told apart. A card needs no more; the dialog has `variant-picker.ts`. */
import { formatTileSize } from "../format/measures.ts";
import type { PageProduct, Product } from "../model/product.ts";
import { variantsOf } from "../selection/variants.ts";

/** Equal for variants of one colour; the empty text stands for "no colour". */
export function colourKey(product: Product): string {
  return product.colorName?.trim().toLowerCase() || product.color?.toLowerCase() || "";
}

/** Equal for variants of one size, and how the size reads; null without a size. */
export function sizeKey(product: Product): string | null {
  return (product.dimension ?? product.size) || formatTileSize(product.width, product.length);
}

/** How many colours and sizes a product comes in, for its card. */
export function variantCounts(pageProduct: PageProduct): { readonly colours: number; readonly sizes: number } {
  const variants = variantsOf(pageProduct);
  const named = (keys: readonly (string | null)[]) => new Set(keys.filter((key) => key !== null && key !== "")).size;
  return {
    colours: named(variants.map(({ product }) => colourKey(product))),
    sizes: named(variants.map(({ product }) => sizeKey(product))),
  };
}
