import { PriceTag } from "@showroom/ui/showroom/price-tag/price-tag";
import type { PriceTagProps } from "@showroom/ui/showroom/price-tag/price-tag";
import { formatDifference } from "@showroom/domain/format/money";
import type { Cents } from "@showroom/domain/money/cents";
import { useIndicativeSign } from "./indicative-sign.tsx";

export interface DifferenceTagProps extends Pick<PriceTagProps, "from"> {
  /** What it adds or takes away, in cents; nothing is shown for null. */
  readonly amount: Cents | null;
  /** Says 'indicatief' in full where no legend explains the sign. */
  readonly inFull?: boolean;
}

/** A signed amount as it stands under a sample; 'Inbegrepen' where nothing is added. */
export function DifferenceTag({ amount, from, inFull = false }: DifferenceTagProps) {
  const sign = useIndicativeSign();
  if (amount === null) return null;
  return (
    <PriceTag
      size="small"
      amount={amount === 0 ? undefined : formatDifference(amount)}
      from={from}
      indicative={amount !== 0 && (sign && inFull ? true : sign)}
    />
  );
}
