import type { ReactNode } from "react";
import { VisuallyHidden } from "../../layout/visually-hidden/visually-hidden.tsx";
import styles from "./price-tag.module.css";
import { priceTexts } from "./texts.ts";

export interface PriceTagProps {
  /** The formatted amount or difference, such as `€ 1.250,-` or `+ € 120,-`. Leave it out when nothing is added: it then reads 'Inbegrepen'. */
  amount?: string | undefined;
  /** Puts 'v.a.' before it: the cheapest of several variants, as long as none of them is chosen. */
  from?: boolean | undefined;
  /** Per square metre (tiles, grout) or per metre of length (profiles). */
  unit?: "m²" | "m¹" | undefined;
  /** Adds 'indicatief': the project has no hard prices yet. `sign` writes it as a star, which a legend or a note in sight explains. */
  indicative?: boolean | "sign" | undefined;
  /** `end` in a column of amounts: 'indicatief' then stands before the amount, which stays in line with those above and below it. */
  align?: "start" | "end" | undefined;
  /** `large` for totals, `small` under samples, `inherit` where its place sets the size. */
  size?: "small" | "medium" | "large" | "inherit" | undefined;
  /** A toggletip or other explanation, placed right after the amount. */
  explanation?: ReactNode | undefined;
}

/** One price, plain: never coloured, never crossed out, figures of equal width. */
export function PriceTag({
  amount,
  from = false,
  unit,
  indicative = false,
  align = "start",
  size = "medium",
  explanation,
}: PriceTagProps) {
  const included = amount === undefined;
  const asSign = indicative === "sign" && !included;
  const mark = indicative === true && <span className={styles["indicative"]}>{priceTexts.indicative}</span>;
  return (
    <span className={styles["price"]} data-size={size} data-included={included || undefined}>
      {mark && align === "end" && <>{mark} </>}
      {from && !included && (
        <>
          <span className={styles["aside"]} aria-hidden="true">
            {priceTexts.from}{" "}
          </span>
          <VisuallyHidden>{priceTexts.fromInFull} </VisuallyHidden>
        </>
      )}
      <span className={styles["amount"]}>{amount ?? priceTexts.included}</span>
      {asSign && <span aria-hidden="true">*</span>}
      {unit && !included && (
        <>
          <wbr />
          <span className={styles["aside"]} aria-hidden="true">
            {" "}
            {priceTexts.perUnit[unit]}
          </span>
          <VisuallyHidden> {priceTexts.perUnitInFull[unit]}</VisuallyHidden>
        </>
      )}
      {asSign && <VisuallyHidden> {priceTexts.indicative}</VisuallyHidden>}
      {mark && align === "start" && (
        <>
          <wbr /> {mark}
        </>
      )}
      {explanation}
    </span>
  );
}
