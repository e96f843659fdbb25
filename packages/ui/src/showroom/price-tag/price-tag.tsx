import type { ReactNode } from "react";
import { VisuallyHidden } from "../../layout/visually-hidden/visually-hidden.tsx";
import styles from "./price-tag.module.css";
import { priceTexts } from "./texts.ts";

export interface PriceTagProps {
  /** The formatted amount or difference, such as `€ 1.250,-` or `+ € 120,-`. Without it, 'Inbegrepen' is shown. */
  amount?: string | undefined;
  /**
   * Without an amount: shows 'Geen verschil' instead of 'Inbegrepen', for a choice with the same extra cost as the
   * present one.
   */
  same?: boolean | undefined;
  /** Adds 'v.a.' before the amount: the lowest price of several variants, none of which is chosen. */
  from?: boolean | undefined;
  /** Per square metre (tiles, grout) or per metre of length (profiles). */
  unit?: "m²" | "m¹" | undefined;
  /**
   * Adds 'indicatief', for a project without hard prices. `sign` shows a star instead, which a visible note must
   * explain.
   */
  indicative?: boolean | "sign" | undefined;
  /** `end` in a column of amounts: 'indicatief' is then before the amount, so that the amounts stay aligned. */
  align?: "start" | "end" | undefined;
  /** `large` for totals, `small` under samples, `aside` for a second price there, `inherit` for the parent's size. */
  size?: "aside" | "small" | "medium" | "large" | "inherit" | undefined;
  /**
   * On a card, below the amount: what choosing it changes now, where that is another amount: `− € 20,-`. `null` keeps its line free, so
   * that the card keeps its height when the amount comes.
   */
  now?: string | null | undefined;
  /** An explanation right after the amount, such as a popover. */
  explanation?: ReactNode | undefined;
}

/** One price: never coloured or crossed out, with tabular figures. */
export function PriceTag({
  amount,
  same = false,
  from = false,
  unit,
  indicative = false,
  align = "start",
  size = "medium",
  now,
  explanation,
}: PriceTagProps) {
  const included = amount === undefined;
  const asSign = indicative === "sign" && !included;
  const marked = indicative === true;
  return (
    <span className={styles["price"]} data-size={size} data-included={included || undefined}>
      {marked && align === "end" && (
        <span>
          <IndicativeMark />{" "}
        </span>
      )}
      {from && !included && (
        <>
          <span className={styles["aside"]} aria-hidden="true">
            {priceTexts.from}{" "}
          </span>
          <VisuallyHidden>{priceTexts.fromInFull} </VisuallyHidden>
        </>
      )}
      <span className={styles["amount"]}>{amount ?? (same ? priceTexts.same : priceTexts.included)}</span>
      {asSign && <span aria-hidden="true">*</span>}
      {unit && !included && (
        <>
          <wbr />
          <span className={styles["aside"]} aria-hidden="true">
            {` ${priceTexts.perUnit[unit]}`}
          </span>
          <VisuallyHidden>{` ${priceTexts.perUnitInFull[unit]}`}</VisuallyHidden>
        </>
      )}
      {asSign && <VisuallyHidden> {priceTexts.indicative}</VisuallyHidden>}
      {marked && align === "start" && (
        <span>
          <wbr /> <IndicativeMark />
        </span>
      )}
      {now === null && <span className={styles["now"]} />}
      {typeof now === "string" && (
        <span className={styles["now"]}>
          {" "}
          <span>{priceTexts.now(now)}</span>
        </span>
      )}
      {explanation}
    </span>
  );
}

const IndicativeMark = () => <span className={styles["indicative"]}>{priceTexts.indicative}</span>;
