import type { ReactNode } from "react";
import { PriceBar } from "@showroom/ui/showroom/price-bar/price-bar";
import { EXACT_AMOUNTS } from "@showroom/domain/format/amounts-that-add-up";
import type { TotalsProps } from "./totals.tsx";
import styles from "./summary.module.css";

export interface SummaryBarProps extends Pick<TotalsProps, "indicative"> {
  readonly sums: Pick<TotalsProps["sums"], "totalPrice">;
  /** What one does with the total. */
  readonly children?: ReactNode;
}

/** Keeps the total in sight while the lines are read. Its own place is above the totals, in which it ends. */
export function SummaryBar({ sums, indicative, children }: SummaryBarProps) {
  return (
    <div className={styles["bar"]} data-print="hide">
      <PriceBar total={EXACT_AMOUNTS.euro(sums.totalPrice)} indicative={indicative}>
        {children}
      </PriceBar>
    </div>
  );
}
