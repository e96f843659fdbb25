import { TotalBlock } from "@showroom/ui/showroom/total-block/total-block";
import { formatEuro } from "@showroom/domain/format/money";
import type { CostResult } from "@showroom/domain/model/cost";
import { cents } from "@showroom/domain/money/cents";
import { summaryTexts as texts } from "./texts.ts";

export interface TotalsProps {
  readonly sums: Pick<CostResult, "subTotalPrice" | "discount" | "totalPrice">;
  /** Whether the prices are indicative, because the project has no hard prices. */
  readonly indicative: boolean;
}

/** The totals below the summary, with the print button. */
export function Totals({ sums, indicative }: TotalsProps) {
  return (
    <TotalBlock
      subtotal={formatEuro(sums.subTotalPrice)}
      discount={sums.discount > 0 ? formatEuro(cents(0 - sums.discount)) : undefined}
      total={formatEuro(sums.totalPrice)}
      indicative={indicative}
      note={indicative ? texts.indicative : undefined}
      onPrint={() => window.print()}
    />
  );
}
