import { PriceTag } from "../price-tag/price-tag.tsx";
import styles from "./total-block.module.css";
import { totalBlockTexts } from "./texts.ts";

export interface TotalBadgeProps {
  /** Formatted total. */
  total: string;
  /** Adds 'indicatief', for a project without hard prices. */
  indicative?: boolean | undefined;
}

/** 'Totaal incl. BTW en Montage' with the amount, next to the title of the summary. */
export function TotalBadge({ total, indicative }: TotalBadgeProps) {
  return (
    <p className={styles["badge"]}>
      <span>{totalBlockTexts.badge}</span> <PriceTag amount={total} size="large" indicative={indicative} />
    </p>
  );
}
