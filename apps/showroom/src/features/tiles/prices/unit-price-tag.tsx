import { PriceTag } from "@showroom/ui/showroom/price-tag/price-tag";
import type { PriceTagProps } from "@showroom/ui/showroom/price-tag/price-tag";
import { formatUnitPrice } from "@showroom/domain/format/money";
import type { ProductChoice } from "@showroom/domain/model/choices";
import type { PageProduct } from "@showroom/domain/model/product";
import { unitPrice } from "@showroom/domain/pricing/unit-price";
import type { PriceUnit } from "@showroom/domain/pricing/unit-price";
import { useLeastPrice } from "../../../shared/prices/use-card-prices.ts";
import type { Alternative } from "../../../shared/prices/use-card-prices.ts";

const SIGNS: Readonly<Record<PriceUnit, PriceTagProps["unit"]>> = { m1: "m¹", m2: "m²", piece: undefined };

export interface UnitPriceTagProps {
  readonly pageProduct: PageProduct;
  /** The variant to price; null for the cheapest one. */
  readonly variant: ProductChoice | null;
  /** The alternatives of the card's own amount. A card shows 'v.a.' only once. */
  readonly beside?: readonly Alternative[] | undefined;
}

/** The price of a tile, grout or profile per m² or metre. Information below the amount that the choice costs. */
export function UnitPriceTag({ pageProduct, variant, beside = [] }: UnitPriceTagProps) {
  const { amount, from, unit } = unitPrice(pageProduct, variant);
  const least = useLeastPrice(beside);
  return (
    <PriceTag size="aside" amount={formatUnitPrice(amount)} unit={SIGNS[unit]} from={from && least?.from !== true} />
  );
}
