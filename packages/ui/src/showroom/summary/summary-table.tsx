/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- Safari drops a table's roles once its rows are laid out as lists; written out they stay */
import { useId } from "react";
import { VisuallyHidden } from "../../layout/visually-hidden/visually-hidden.tsx";
import { MaterialTexture } from "../material-texture/material-texture.tsx";
import { PriceTag } from "../price-tag/price-tag.tsx";
import { filledColumns, isAmount, type SummaryRow } from "./summary-columns.ts";
import styles from "./summary-table.module.css";
import { summaryTexts } from "./texts.ts";

export interface SummaryTableProps {
  /** 'Tegelwerk & Tegelopties', 'Sanitair', 'Woonvloer'. */
  title: string;
  /** The chosen products, in the order of the room. */
  rows: readonly SummaryRow[];
  /** Formatted sum of the rows. Leave out for no total row. */
  total?: string | undefined;
  /** Marks amounts as indicative by a star, which a note under the summary must explain. */
  indicative?: boolean | undefined;
  /** Heading level of the title, one below the section's. */
  headingAs?: "h2" | "h3" | "h4" | undefined;
}

/** A table of chosen products, without empty columns. In a narrow container every row becomes a small list. */
export function SummaryTable({ title, rows, total, indicative = false, headingAs: Heading = "h3" }: SummaryTableProps) {
  const id = useId();
  const columns = filledColumns(rows);
  return (
    <div className={styles["place"]}>
      <Heading className={styles["heading"]} id={id}>
        {title}
      </Heading>
      <table className={styles["table"]} aria-labelledby={id} role="table">
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader" className={styles["imageCell"]}>
              <VisuallyHidden>{summaryTexts.image}</VisuallyHidden>
            </th>
            <th scope="col" role="columnheader">
              {summaryTexts.description}
            </th>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                role="columnheader"
                data-column={column.id}
                data-amount={isAmount(column.id) || undefined}
              >
                {column.heading}
              </th>
            ))}
            <th scope="col" role="columnheader" data-column="total" data-amount="">
              {summaryTexts.total}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={row.id} role="row">
              <td role="cell" className={styles["imageCell"]}>
                <MaterialTexture imageUrl={row.imageUrl} colour={row.colourHex} fit={row.imageFit} />
              </td>
              <th scope="row" role="rowheader" className={styles["what"]}>
                {row.brandAndType && <span className={styles["aside"]}>{row.brandAndType}</span>}
                <span>{row.description}</span>
                {row.articleNumber && (
                  <span className={styles["number"]}>
                    {summaryTexts.articleNumber} <span className={styles["code"]}>{row.articleNumber}</span>
                  </span>
                )}
                {row.action !== undefined && (
                  <span className={styles["action"]} data-print="hide">
                    {row.action}
                  </span>
                )}
              </th>
              {columns.map((column) => (
                <td
                  key={column.id}
                  role="cell"
                  data-label={column.heading}
                  data-amount={isAmount(column.id) || undefined}
                  data-empty={row[column.id] ? undefined : ""}
                >
                  {row[column.id]}
                </td>
              ))}
              <td role="cell" data-label={summaryTexts.total} data-amount="">
                <PriceTag amount={row.total} size="inherit" indicative={indicative && "sign"} />
              </td>
            </tr>
          ))}
        </tbody>
        {total !== undefined && (
          <tfoot role="rowgroup">
            <tr role="row">
              <th scope="row" role="rowheader" colSpan={columns.length + 1}>
                {summaryTexts.subtotal} <VisuallyHidden>{title}</VisuallyHidden>
              </th>
              <td role="cell" data-amount="" colSpan={2}>
                <PriceTag amount={total} size="inherit" align="end" indicative={indicative && "sign"} />
              </td>
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
