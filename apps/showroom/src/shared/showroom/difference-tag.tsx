import { PriceTag } from "@showroom/ui/showroom/price-tag/price-tag";
import type { PriceTagProps } from "@showroom/ui/showroom/price-tag/price-tag";
import { formatDifference } from "@showroom/domain/format/money";
import type { Cents } from "@showroom/domain/money/cents";

export interface DifferenceTagProps extends Pick<PriceTagProps, "from" | "indicative"> {
  /** What it adds or takes away, in cents; nothing is shown for null. */
  readonly amount: Cents | null;
}

/** A signed amount as it stands under a sample; 'Inbegrepen' where nothing is added. */
export function DifferenceTag({ amount, from, indicative }: DifferenceTagProps) {
  if (amount === null) return null;
  return (
    <PriceTag
      size="small"
      amount={amount === 0 ? undefined : formatDifference(amount)}
      from={from}
      indicative={indicative && amount !== 0}
    />
  );
}
