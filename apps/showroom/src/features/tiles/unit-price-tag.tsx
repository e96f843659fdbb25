import { PriceTag } from "@showroom/ui/showroom/price-tag/price-tag";
import type { PriceTagProps } from "@showroom/ui/showroom/price-tag/price-tag";
import { formatEuro, formatEuroDecimal } from "@showroom/domain/format/money";
import type { ProductChoice } from "@showroom/domain/model/choices";
import type { PageProduct } from "@showroom/domain/model/product";
import { unitPrice } from "@showroom/domain/pricing/unit-price";
import type { PriceUnit } from "@showroom/domain/pricing/unit-price";

const SIGNS: Readonly<Record<PriceUnit, PriceTagProps["unit"]>> = { m1: "m¹", m2: "m²", piece: undefined };

export interface UnitPriceTagProps {
  readonly pageProduct: PageProduct;
  /** The variant that is meant; null for the cheapest. */
  readonly variant: ProductChoice | null;
}

/** What a tile, grout or profile costs per square metre or metre: whole euros, or with cents where there are any. */
export function UnitPriceTag({ pageProduct, variant }: UnitPriceTagProps) {
  const { amount, from, unit } = unitPrice(pageProduct, variant);
  const formatted = amount % 100 === 0 ? formatEuro(amount) : formatEuroDecimal(amount);
  return <PriceTag size="small" amount={formatted} unit={SIGNS[unit]} from={from} />;
}
