import Printer from "lucide-react/icons/printer";
import { Button } from "../../controls/button/button.tsx";
import { PriceTag } from "../price-tag/price-tag.tsx";
import styles from "./total-block.module.css";
import { totalBlockTexts } from "./texts.ts";

export interface TotalBlockProps {
  /** Formatted amounts. */
  subtotal: string;
  /** Formatted discount. Leave out for no row. */
  discount?: string | undefined;
  /** Formatted discounts, each with what it is of, in the place of one. */
  discounts?: readonly { readonly name: string; readonly amount: string }[] | undefined;
  /** Formatted total after the discounts. */
  total: string;
  /** Marks the total as indicative, for a project without hard prices. */
  indicative?: boolean | undefined;
  /** A note under the total, such as the meaning of 'indicatief'. */
  note?: string | undefined;
  /** Prints the page. Leave out for no button. */
  onPrint?: (() => void) | undefined;
}

/** The totals under the summary, and the print button. */
export function TotalBlock(props: TotalBlockProps) {
  const { subtotal, discount, total, indicative, note, onPrint } = props;
  const { discounts = discount === undefined ? [] : [{ name: totalBlockTexts.discount, amount: discount }] } = props;
  return (
    <section className={styles["block"]} aria-label={totalBlockTexts.label}>
      {onPrint && (
        <Button icon={Printer} onClick={onPrint} className={styles["print"]}>
          {totalBlockTexts.print}
        </Button>
      )}
      <dl className={styles["sums"]}>
        <div className={styles["row"]}>
          <dt>{totalBlockTexts.subtotal}</dt>
          <dd>
            <PriceTag amount={subtotal} />
          </dd>
        </div>
        {discounts.map(({ name, amount }) => (
          <div key={name} className={styles["row"]}>
            <dt>{name}</dt>
            <dd>
              <PriceTag amount={amount} />
            </dd>
          </div>
        ))}
        <div className={styles["row"]} data-total="">
          <dt>{totalBlockTexts.total}</dt>
          <dd>
            <PriceTag amount={total} size="large" indicative={indicative} />
          </dd>
        </div>
      </dl>
      {note && <p className={styles["note"]}>{note}</p>}
    </section>
  );
}
