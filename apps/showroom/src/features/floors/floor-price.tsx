import { PriceTag } from "@showroom/ui/showroom/price-tag/price-tag";
import type { Cents } from "@showroom/domain/money/cents";
import { formatEuro, formatUnitPrice } from "@showroom/domain/format/money";
import { floorsTexts as texts } from "./texts.ts";

interface FloorPriceProps {
  readonly price: Cents;
  readonly unit: "m²" | "m¹";
  /** Charged once, independent of the floor's size. */
  readonly addedCost: Cents;
}

/** The price per unit of a floor or a baseboard, with the added cost. It is shown after the difference of the total. */
export function FloorPrice({ price, unit, addedCost }: FloorPriceProps) {
  return (
    <>
      <PriceTag size="aside" amount={formatUnitPrice(price)} unit={unit} />
      {addedCost > 0 && (
        <>
          <br />
          <span>{texts.once(formatEuro(addedCost))}</span>
        </>
      )}
    </>
  );
}
