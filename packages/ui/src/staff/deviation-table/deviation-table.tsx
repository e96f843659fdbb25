/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- Safari drops a table's roles once its rows are laid out as grids; written out they stay */

import { Text } from "../../layout/text/text.tsx";
import styles from "./deviation-table.module.css";
import { deviationTexts as texts } from "./texts.ts";

/** One deviation from the standard. */
export interface DeviationRow {
  id: string;
  /** 'Wandtegel', 'Wastafelkraan'. */
  part: string;
  /** Name of the standard product, or of the one submitted before. */
  standard: string;
  /** Name of the chosen product. */
  chosen: string;
  /** Formatted difference, such as '+ € 120,-'; without it the price is part of another line. */
  price?: string | undefined;
}

export interface DeviationTableProps {
  /** Id for links from elsewhere on the page. */
  id?: string;
  /** Name of the room. */
  title: string;
  /** The deviations in the order of the room. */
  rows: readonly DeviationRow[];
  /** What the rows are compared with. */
  against?: "standard" | "submission";
}

/** Table of deviations: what was, what is chosen and the price difference. On a phone every row becomes a small list. */
export function DeviationTable({ id, title, rows, against = "standard" }: DeviationTableProps) {
  const { count, before, after } = texts.against[against];
  return (
    <table id={id} className={styles["table"]} role="table">
      <caption>
        <span>{title}</span>{" "}
        <Text as="span" size={14} tone="muted">
          {count(rows.length)}
        </Text>
      </caption>
      <colgroup>
        <col data-part="" />
        <col span={2} />
        <col data-amount="" />
      </colgroup>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            {texts.part}
          </th>
          <th scope="col" role="columnheader">
            {before}
          </th>
          <th scope="col" role="columnheader">
            {after}
          </th>
          <th scope="col" role="columnheader" data-amount="">
            {texts.price}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ id: row, part, standard, chosen, price }) => (
          <tr key={row} role="row">
            <th scope="row" role="rowheader">
              {part}
            </th>
            <td role="cell" data-label={before}>
              {standard}
            </td>
            <td role="cell" data-label={after}>
              <strong>{chosen}</strong>
            </td>
            <td role="cell" data-label={texts.price} data-amount="">
              {price}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
