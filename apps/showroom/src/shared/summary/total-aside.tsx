import { TotalBadge } from "@showroom/ui/showroom/total-block/total-badge";
import type { TotalsProps } from "./totals.tsx";

/** The total beside the title of a summary, in the amount format of the totals below it. */
export function TotalAside({ sums, indicative, amounts }: TotalsProps) {
  return <TotalBadge total={amounts.euro(sums.totalPrice)} indicative={indicative} />;
}
