import { PriceTag } from "@showroom/ui/showroom/price-tag/price-tag";
import type { PriceTagProps } from "@showroom/ui/showroom/price-tag/price-tag";
import { formatDifference } from "@showroom/domain/format/money";
import type { Cents } from "@showroom/domain/money/cents";

export interface DifferenceTagProps extends Pick<PriceTagProps, "from"> {
  /** The price difference in cents; nothing is shown for null. */
  readonly amount: Cents | null;
  /** `false` for an alternative with the same extra cost as the present choice, which is not 'Inbegrepen'. */
  readonly included?: boolean;
  /** Whether a line that the difference comes from has an indicative price. */
  readonly indicative: boolean;
  /** Writes 'indicatief' instead of the sign, for places without a legend. */
  readonly inFull?: boolean;
}

/** A price difference below a sample; 'Inbegrepen' or 'Geen verschil' for zero. */
export function DifferenceTag({ amount, included = true, indicative, from, inFull = false }: DifferenceTagProps) {
  if (amount === null) return null;
  return (
    <PriceTag
      size="small"
      amount={amount === 0 ? undefined : formatDifference(amount)}
      same={amount === 0 && !included}
      from={from}
      indicative={amount !== 0 && indicative && (inFull || "sign")}
    />
  );
}
