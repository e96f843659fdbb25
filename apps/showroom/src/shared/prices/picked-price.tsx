import { Text } from "@showroom/ui/layout/text/text";
import { VisuallyHidden } from "@showroom/ui/layout/visually-hidden/visually-hidden";
import type { CardPrice } from "@showroom/domain/pricing/card-price";
import { CardPriceTag } from "./card-price-tag.tsx";
import styles from "./prices.module.css";
import { priceTexts } from "./texts.ts";

/** What everything that is picked in a dialog costs extra over the standard, beside the button that saves it. */
export function PickedPrice({ price }: { readonly price: CardPrice | null }) {
  return (
    price && (
      <span className={styles["picked"]}>
        {price.extra === 0 ? (
          <VisuallyHidden>{priceTexts.extra} </VisuallyHidden>
        ) : (
          <Text as="span" size={14} tone="muted">
            {`${priceTexts.extra} `}
          </Text>
        )}
        <CardPriceTag price={price} inFull />
      </span>
    )
  );
}
