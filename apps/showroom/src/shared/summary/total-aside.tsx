import { TotalBadge } from "@showroom/ui/showroom/total-block/total-badge";
import { EXACT_AMOUNTS } from "@showroom/domain/format/amounts-that-add-up";
import type { TotalsProps } from "./totals.tsx";

/** The total beside the title of a summary. */
export function TotalAside({ sums, indicative }: TotalsProps) {
  return <TotalBadge total={EXACT_AMOUNTS.euro(sums.totalPrice)} indicative={indicative} />;
}
