import type { ProductChoice } from "../model/choices.ts";
import type { PageProduct, ProductVariant } from "../model/product.ts";

/** Every variant of a product; a product without variants counts as its only variant. */
export function variantsOf(pageProduct: PageProduct): readonly ProductVariant[] {
  return pageProduct.variants.length > 0
    ? pageProduct.variants
    : [{ id: pageProduct.id, product: pageProduct.product }];
}

/** The variant that is the product itself, otherwise the first. */
export function mainVariant(pageProduct: PageProduct): ProductVariant {
  return (
    pageProduct.variants.find((variant) => variant.product.id === pageProduct.product.id) ??
    pageProduct.variants[0] ?? { id: pageProduct.id, product: pageProduct.product }
  );
}

/** The choice of a product's main variant. */
export function mainChoice(pageProduct: PageProduct): ProductChoice {
  return { pageProductId: pageProduct.id, variantProjectProductId: mainVariant(pageProduct).id };
}

export function sameChoice(a: ProductChoice | null, b: ProductChoice | null): boolean {
  if (a === b) return true;
  return (
    a !== null &&
    b !== null &&
    a.pageProductId === b.pageProductId &&
    a.variantProjectProductId === b.variantProjectProductId
  );
}
