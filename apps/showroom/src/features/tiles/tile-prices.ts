import type { PriceTagProps } from "@showroom/ui/showroom/price-tag/price-tag";
import { formatEuro, formatEuroDecimal } from "@showroom/domain/format/money";
import type { Product } from "@showroom/domain/model/product";

/** A unit price as it stands on a card: whole euros, or with cents where there are any. */
export function unitPrice(product: Product): string {
  return product.grossPrice % 100 === 0 ? formatEuro(product.grossPrice) : formatEuroDecimal(product.grossPrice);
}

/** Finishing profiles are sold per metre, everything else that is tiled per square metre. */
export function unitOf(product: Product): NonNullable<PriceTagProps["unit"]> {
  return product.type === "finishing_profile" ? "m¹" : "m²";
}
