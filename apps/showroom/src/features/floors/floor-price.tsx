import { PriceTag } from "@showroom/ui/showroom/price-tag/price-tag";
import type { Cents } from "@showroom/domain/money/cents";
import { formatEuro, formatUnitPrice } from "@showroom/domain/format/money";
import { floorsTexts as texts } from "./texts.ts";

interface FloorPriceProps {
  readonly price: Cents;
  readonly unit: "m²" | "m¹";
  /** Charged once, whatever the size of the floor. */
  readonly addedCost: Cents;
}

/** The price per unit of a floor or a baseboard, with what is charged once. First comes what the choice does to the total. */
export function FloorPrice({ price, unit, addedCost }: FloorPriceProps) {
  return (
    <>
      <PriceTag size="aside" amount={formatUnitPrice(price)} unit={unit} />
      {addedCost > 0 && (
        <>
          <br />
          {texts.once(formatEuro(addedCost))}
        </>
      )}
    </>
  );
}
