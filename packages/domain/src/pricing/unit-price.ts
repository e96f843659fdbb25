import type { ProductChoice } from "../model/choices.ts";
import type { PageProduct } from "../model/product.ts";
import { cents, type Cents } from "../money/cents.ts";
import { variantsOf } from "../selection/variants.ts";

/** `m2`: tiles and grout, '/ m²'; `m1`: finishing profiles, '/ m¹'; `piece`: the rest, without a unit. */
export type PriceUnit = "m2" | "m1" | "piece";

/** The catalogue price on a card. */
export interface UnitPrice {
  readonly amount: Cents;
  /** 'v.a.': not chosen, with more than one variant. */
  readonly from: boolean;
  readonly unit: PriceUnit;
}

/** The unit price on a card: the chosen variant's, else the lowest one, with 'v.a.' when there are several variants. */
export function unitPrice(pageProduct: PageProduct, chosen: ProductChoice | null): UnitPrice {
  const variants = variantsOf(pageProduct);
  const unit = unitOf(pageProduct);
  const own =
    chosen?.pageProductId === pageProduct.id
      ? variants.find(({ id }) => id === chosen.variantProjectProductId)
      : undefined;
  if (own) return { amount: own.product.grossPrice, from: false, unit };
  return {
    amount: cents(Math.min(...variants.map(({ product }) => product.grossPrice))),
    from: variants.length > 1,
    unit,
  };
}

/**
 * Price of one sanitary product including added costs: of the chosen variant, else the lowest price of its variants,
 * marked 'v.a.' (from) when these differ.
 */
export function productPrice(pageProduct: PageProduct, chosenVariant: number | null): Omit<UnitPrice, "unit"> {
  const variants = variantsOf(pageProduct);
  const prices = variants
    .filter(({ id }) => chosenVariant === null || id === chosenVariant)
    .map(({ product }) => product.grossPrice + product.addedCosts);
  const amount = Math.min(...prices);
  return { amount: cents(amount), from: prices.some((price) => price !== amount) };
}

function unitOf({ product }: PageProduct): PriceUnit {
  switch (product.type) {
    case "finishing_profile":
      return "m1";
    case "wall_tile":
    case "floor_tile":
    case "decor_tile":
    case "herringbone_tile":
    case "grout_color":
      return "m2";
    case "combined_product":
    case "simple_product":
      return "piece";
  }
}
