import { PriceTag } from "@showroom/ui/showroom/price-tag/price-tag";
import type { Cents } from "@showroom/domain/money/cents";
import { formatEuro, formatUnitPrice } from "@showroom/domain/format/money";
import { useIndicativeSign } from "../../shared/prices/indicative-sign.tsx";
import { floorsTexts as texts } from "./texts.ts";

interface FloorPriceProps {
  readonly price: Cents;
  readonly unit: "m²" | "m¹";
  /** Charged once, whatever the size of the floor. */
  readonly addedCost: Cents;
}

/** The price per unit of a floor or a baseboard, with what is charged once. */
export function FloorPrice({ price, unit, addedCost }: FloorPriceProps) {
  const indicative = useIndicativeSign();
  return (
    <>
      <PriceTag size="small" amount={formatUnitPrice(price)} unit={unit} indicative={indicative} />
      {addedCost > 0 && (
        <>
          <br />
          {texts.once(formatEuro(addedCost))}
        </>
      )}
    </>
  );
}
