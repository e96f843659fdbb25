import { Text } from "@showroom/ui/layout/text/text";
import type { CardPrice } from "@showroom/domain/pricing/card-price";
import { CardPriceTag } from "../../shared/prices/card-price-tag.tsx";
import { floorsTexts as texts } from "./texts.ts";

interface MaterialPriceProps {
  /** The price of the material's cheapest floor, or of the chosen one; null while it is loading. */
  readonly price: CardPrice | null;
  readonly chosen: boolean;
}

/** What a floor material costs, with the words of the specification before the least amount. */
export function MaterialPrice({ price, chosen }: MaterialPriceProps) {
  return (
    price && (
      <>
        {!chosen && (
          <Text as="span" size={14} tone="muted">
            {`${texts.minimum} `}
          </Text>
        )}
        <CardPriceTag price={price} inFull />
      </>
    )
  );
}
