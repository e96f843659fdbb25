import { PriceTag } from "@showroom/ui/showroom/price-tag/price-tag";
import type { PriceTagProps } from "@showroom/ui/showroom/price-tag/price-tag";
import { formatUnitPrice } from "@showroom/domain/format/money";
import type { ProductChoice } from "@showroom/domain/model/choices";
import type { PageProduct } from "@showroom/domain/model/product";
import { unitPrice } from "@showroom/domain/pricing/unit-price";
import type { PriceUnit } from "@showroom/domain/pricing/unit-price";
import { useIndicativeSign } from "../../../shared/prices/indicative-sign.tsx";

const SIGNS: Readonly<Record<PriceUnit, PriceTagProps["unit"]>> = { m1: "m¹", m2: "m²", piece: undefined };

export interface UnitPriceTagProps {
  readonly pageProduct: PageProduct;
  /** The variant to price; null for the cheapest one. */
  readonly variant: ProductChoice | null;
}

/** The price of a tile, grout or profile per square metre or metre. */
export function UnitPriceTag({ pageProduct, variant }: UnitPriceTagProps) {
  const { amount, from, unit } = unitPrice(pageProduct, variant);
  const indicative = useIndicativeSign();
  return (
    <PriceTag size="small" amount={formatUnitPrice(amount)} unit={SIGNS[unit]} from={from} indicative={indicative} />
  );
}
