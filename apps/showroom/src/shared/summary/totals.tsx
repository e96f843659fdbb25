import { TotalBlock } from "@showroom/ui/showroom/total-block/total-block";
import { EXACT_AMOUNTS } from "@showroom/domain/format/amounts-that-add-up";
import type { CostResult } from "@showroom/domain/model/cost";
import { cents } from "@showroom/domain/money/cents";
import { summaryTexts as texts } from "./texts.ts";

export interface TotalsProps {
  readonly sums: Pick<CostResult, "subTotalPrice" | "discount" | "totalPrice">;
  /** Why the choices have a discount. */
  readonly discountReason?: string | undefined;
  /** Whether a line has an indicative price. */
  readonly indicative: boolean;
}

/** The totals below the summary, with the print button. */
export function Totals({ sums, discountReason, indicative }: TotalsProps) {
  return (
    <TotalBlock
      subtotal={EXACT_AMOUNTS.euro(sums.subTotalPrice)}
      discount={sums.discount > 0 ? EXACT_AMOUNTS.euro(cents(0 - sums.discount)) : undefined}
      total={EXACT_AMOUNTS.euro(sums.totalPrice)}
      indicative={indicative}
      note={[discountReason, indicative && texts.indicative].filter(Boolean).join(" ") || undefined}
      onPrint={() => window.print()}
    />
  );
}
