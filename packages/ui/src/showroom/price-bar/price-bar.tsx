import type { ReactNode } from "react";
import { VisuallyHidden } from "../../layout/visually-hidden/visually-hidden.tsx";
import { PriceTag } from "../price-tag/price-tag.tsx";
import { priceBarTexts } from "./texts.ts";
import styles from "./price-bar.module.css";

export interface PriceBarProps {
  /** Formatted total; leave it out as long as it is not known. */
  total?: string | undefined;
  /** The project has no hard prices. */
  indicative?: boolean | undefined;
  /** The total on screen is being checked by the server; it stays readable. */
  working?: boolean | undefined;
  /** Said once to screen readers after a change: the new total and the difference. */
  announcement?: string | undefined;
  /** An explanation beside the amount, such as a toggletip. */
  explanation?: ReactNode | undefined;
  /** The step navigation. */
  children?: ReactNode | undefined;
}

/** The bar at the foot of the configurator: what it all costs now, and the way on. Stays in view, above a phone's home indicator. */
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
