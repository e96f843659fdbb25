import { PriceTag } from "../price-tag/price-tag.tsx";
import styles from "./price-breakdown.module.css";

/** One line of the sum. */
export interface PriceRow {
  /** 'Productprijs', 'Retour', 'Montage', 'Tegels' ... */
  label: string;
  /** Formatted amount; left out it reads 'Inbegrepen'. */
  amount?: string | undefined;
}

export interface PriceBreakdownProps {
  /** The lines, in the order of the sum. */
  rows: readonly PriceRow[];
  /** Set apart under a line, such as 'Totaal'. */
  total?: PriceRow | undefined;
  /** Adds 'indicatief' to the total, or to each row when there is no total. */
  indicative?: boolean | undefined;
  /** `dense` inside cards. */
  density?: "regular" | "dense" | undefined;
}

/** Labels to the left, amounts to the right, the total under a line. */
export function PriceBreakdown({ rows, total, indicative = false, density = "regular" }: PriceBreakdownProps) {
  const size = density === "dense" ? "small" : "medium";
  return (
    <dl className={styles["breakdown"]} data-density={density}>
      {rows.map((row) => (
        <div key={row.label} className={styles["row"]}>
          <dt>{row.label}</dt>
          <dd>
            <PriceTag amount={row.amount} size={size} indicative={indicative && !total} />
          </dd>
        </div>
      ))}
      {total && (
        <div className={styles["row"]} data-total="">
          <dt>{total.label}</dt>
          <dd>
            <PriceTag amount={total.amount} size={size} indicative={indicative} />
          </dd>
        </div>
      )}
    </dl>
  );
}
