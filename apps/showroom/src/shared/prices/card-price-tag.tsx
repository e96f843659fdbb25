import { PriceTag } from "@showroom/ui/showroom/price-tag/price-tag";
import type { PriceTagProps } from "@showroom/ui/showroom/price-tag/price-tag";
import { formatDifference } from "@showroom/domain/format/money";
import type { CardPrice } from "@showroom/domain/pricing/card-price";
import { priceTexts } from "./texts.ts";
import { useLeastPrice } from "./use-card-prices.ts";
import type { Alternative } from "./use-card-prices.ts";
import styles from "./prices.module.css";

interface CardPriceTagProps extends Pick<PriceTagProps, "from"> {
  readonly price: Pick<CardPrice, "extra" | "now" | "indicative">;
  /** Writes 'indicatief' instead of the sign, for places without a legend. */
  readonly inFull?: boolean;
  /** Keeps the line of what changes now free while there is nothing to say. */
  readonly keepsSpace?: boolean;
}

/** What a choice costs extra over the standard, and below it what changes now where that is another amount. */
export function CardPriceTag({
  price: { extra, now, indicative },
  from,
  inFull = false,
  keepsSpace = false,
}: CardPriceTagProps) {
  const nothing = keepsSpace ? null : undefined;
  return (
    <PriceTag
      size="small"
      amount={extra === 0 ? undefined : formatDifference(extra)}
      from={from}
      indicative={extra !== 0 && indicative && (inFull || "sign")}
      now={now === null || now === extra ? nothing : now === 0 ? priceTexts.same : formatDifference(now)}
    />
  );
}

/**
 * The price of a card, whose space is kept until it is known. It is a separate component so that a new price does not render the card around
 * it again.
 */
export function CardPriceOf({ alternatives }: { readonly alternatives: readonly Alternative[] }) {
  const least = useLeastPrice(alternatives);
  if (!least) return <span className={styles["unknown"]} />;
  return <CardPriceTag price={least} from={least.from} keepsSpace />;
}
