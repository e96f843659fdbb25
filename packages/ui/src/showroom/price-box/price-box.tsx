import { PriceTag, type PriceTagProps } from "../price-tag/price-tag.tsx";
import styles from "./price-box.module.css";

export interface PriceBoxProps extends Omit<PriceTagProps, "size"> {
  /** What the amount is of: 'Totaal meerprijs (incl. BTW)', 'Minimumprijs', 'Montage'. */
  label: string;
  /** A short remark under the amount. */
  note?: string | undefined;
  /** `end` sets it against the right edge, as under a column of amounts. */
  align?: "start" | "end" | undefined;
}

/** A price with its label: for one figure that stands by itself. Use the price breakdown for several. */
export function PriceBox({ label, note, align = "start", ...price }: PriceBoxProps) {
  return (
    <p className={styles["box"]} data-align={align}>
      <span className={styles["label"]}>{label}</span> <PriceTag {...price} size="large" />
      {note && <span className={styles["label"]}> {note}</span>}
    </p>
  );
}
