import { TotalBlock } from "@showroom/ui/showroom/total-block/total-block";
import type { AmountFormat } from "@showroom/domain/format/amounts-that-add-up";
import type { CostResult } from "@showroom/domain/model/cost";
import { cents } from "@showroom/domain/money/cents";
import { summaryTexts as texts } from "./texts.ts";

export interface TotalsProps {
  readonly sums: Pick<CostResult, "subTotalPrice" | "discount" | "totalPrice">;
  /** Whether a line has an indicative price. */
  readonly indicative: boolean;
  /** The amount format. */
  readonly amounts: Pick<AmountFormat, "euro">;
}

/** The totals below the summary, with the print button. */
export function Totals({ sums, indicative, amounts }: TotalsProps) {
  return (
    <TotalBlock
      subtotal={amounts.euro(sums.subTotalPrice)}
      discount={sums.discount > 0 ? amounts.euro(cents(0 - sums.discount)) : undefined}
      total={amounts.euro(sums.totalPrice)}
      indicative={indicative}
      note={indicative ? texts.indicative : undefined}
      onPrint={() => window.print()}
    />
  );
}
