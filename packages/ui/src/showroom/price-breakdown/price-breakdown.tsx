import { PriceTag } from "../price-tag/price-tag.tsx";
import styles from "./price-breakdown.module.css";

/** One row of the breakdown. */
export interface PriceRow {
  /** 'Productprijs', 'Retour', 'Montage', 'Tegels' ... */
  label: string;
  /** Formatted amount; without it, 'Inbegrepen' is shown. */
  amount?: string | undefined;
}

export interface PriceBreakdownProps {
  /** The rows in order. */
  rows: readonly PriceRow[];
  /** Last row under a line, such as 'Totaal'. */
  total?: PriceRow | undefined;
  /** Adds 'indicatief' to the total, or to each row when there is no total. */
  indicative?: boolean | undefined;
  /** Explains a row, in one or two sentences. */
  note?: string | undefined;
  /** `dense` inside cards. */
  density?: "regular" | "dense" | undefined;
}

/** A list of prices: labels left, amounts right, the total under a line. */
export function PriceBreakdown({ rows, total, indicative = false, note, density = "regular" }: PriceBreakdownProps) {
  const size = density === "dense" ? "small" : "medium";
  const list = (
    <dl className={styles["breakdown"]} data-density={density}>
      {rows.map((row) => (
        <div key={`${row.label} ${row.amount}`} className={styles["row"]}>
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
  if (note === undefined) return list;
  return (
    <div>
      {list}
      <p className={styles["note"]}>{note}</p>
    </div>
  );
}
