import { Text } from "@showroom/ui/layout/text/text";
import { PriceTag } from "@showroom/ui/showroom/price-tag/price-tag";
import { formatEuro } from "@showroom/domain/format/money";
import type { Cents } from "@showroom/domain/money/cents";
import { DifferenceTag } from "../../shared/prices/difference-tag.tsx";
import type { Difference } from "../../shared/prices/use-differences.ts";
import { floorsTexts as texts } from "./texts.ts";

interface MaterialPriceProps {
  readonly price: Cents;
  /** Difference of the total for the material's cheapest floor; null for the chosen one. */
  readonly difference: Difference | null;
  readonly chosen: boolean;
  /** Whether the price is indicative. */
  readonly indicative: boolean;
  /** Whether the price is without a discount that the total includes. */
  readonly beforeDiscount: boolean;
}

/** The price of a floor material: first the difference of the total for its cheapest floor, then the price. */
export function MaterialPrice({ price, difference, chosen, indicative, beforeDiscount }: MaterialPriceProps) {
  return (
    <>
      {difference && <DifferenceTag {...difference} from inFull />}
      <Text size={14} tone="muted">
        {!chosen && <span>{`${texts.minimum} `}</span>}
        <PriceTag
          amount={formatEuro(price)}
          size={difference ? "aside" : "small"}
          indicative={indicative && difference === null}
        />
        {beforeDiscount && <span>{` ${texts.beforeDiscount}`}</span>}
      </Text>
    </>
  );
}
