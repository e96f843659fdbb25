import type { ReactNode } from "react";
import { VisuallyHidden } from "../../layout/visually-hidden/visually-hidden.tsx";
import { PriceTag } from "../price-tag/price-tag.tsx";
import { priceBarTexts } from "./texts.ts";
import styles from "./price-bar.module.css";

export interface PriceBarProps {
  /** Formatted total; leave out while unknown. */
  total?: string | undefined;
  /** Marks the total as indicative, for a project without hard prices. */
  indicative?: boolean | undefined;
  /** The server is checking the total; it stays readable. */
  working?: boolean | undefined;
  /** Announced to screen readers after a change: the new total and the difference. */
  announcement?: string | undefined;
  /** An explanation next to the amount, such as a popover. */
  explanation?: ReactNode | undefined;
  /** The step navigation. */
  children?: ReactNode | undefined;
}

/**
 * The bar at the bottom of the configurator: the total and the step navigation. Always visible, above a phone's home
 * indicator.
 */
export function PriceBar({
  total,
  indicative = false,
  working = false,
  announcement = "",
  explanation,
  children,
}: PriceBarProps) {
  return (
    <div className={styles["bar"]}>
      <p className={styles["total"]}>
        <span className={styles["label"]}>{priceBarTexts.label}</span>{" "}
        <span className={styles["amount"]} aria-busy={working || undefined}>
          {total === undefined ? (
            <span className={styles["unknown"]} aria-hidden="true" />
          ) : (
            <PriceTag amount={total} size="inherit" indicative={indicative} explanation={explanation} />
          )}
        </span>
      </p>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {children}
    </div>
  );
}
