import { PriceTag } from "@showroom/ui/showroom/price-tag/price-tag";
import type { PriceTagProps } from "@showroom/ui/showroom/price-tag/price-tag";
import { formatUnitPrice } from "@showroom/domain/format/money";
import type { ProductChoice } from "@showroom/domain/model/choices";
import type { PageProduct } from "@showroom/domain/model/product";
import { unitPrice } from "@showroom/domain/pricing/unit-price";
import type { PriceUnit } from "@showroom/domain/pricing/unit-price";
import { useLeastDifference } from "../../../shared/prices/difference-of.tsx";
import type { Alternative } from "../../../shared/prices/difference-of.tsx";
import { useIndicativeLines } from "../../../shared/prices/use-indicative-lines.ts";

const SIGNS: Readonly<Record<PriceUnit, PriceTagProps["unit"]>> = { m1: "m¹", m2: "m²", piece: undefined };

export interface UnitPriceTagProps {
  readonly pageProduct: PageProduct;
  /** The variant to price; null for the cheapest one. */
  readonly variant: ProductChoice | null;
  /** The alternatives of the card's price difference. A card shows 'v.a.' and 'indicatief' only once. */
  readonly beside?: readonly Alternative[] | undefined;
}

/** The price of a tile, grout or profile per m² or metre. It is shown after the difference of the total. */
export function UnitPriceTag({ pageProduct, variant, beside = [] }: UnitPriceTagProps) {
  const { amount, from, unit } = unitPrice(pageProduct, variant);
  const present = useIndicativeLines("tiles");
  const difference = useLeastDifference(beside);
  const indicative = difference === null ? present : difference.amount === 0 && difference.indicative;
  return (
    <PriceTag
      size="aside"
      amount={formatUnitPrice(amount)}
      unit={SIGNS[unit]}
      from={from && difference?.from !== true}
      indicative={indicative && "sign"}
    />
  );
}
