/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- Safari drops a table's roles once its rows are laid out as grids; written out they stay */

import { Link } from "../../controls/link/link.tsx";
import { StatusBadge } from "../../feedback/status-badge/status-badge.tsx";
import { Text } from "../../layout/text/text.tsx";
import { VisuallyHidden } from "../../layout/visually-hidden/visually-hidden.tsx";
import { PriceTag } from "../price-tag/price-tag.tsx";
import styles from "./progress-table.module.css";
import { progressTexts as texts } from "./texts.ts";

/** One page with choices. */
export interface ProgressRow {
  id: number;
  /** 'Badkamer', 'Toilet', 'Woonvloer'. */
  title: string;
  /** URL of the page; without it the title is not a link. */
  href?: string | undefined;
  /** The choices of the page are confirmed. */
  completed: boolean;
  /** Formatted amount, such as '€ 1.250,-'; without it, 'Inbegrepen' is shown. */
  total?: string | undefined;
  /** Instead of an amount, for a page without a choice: 'Nog geen vloer gekozen'. */
  instead?: string | undefined;
  /** The total is not a hard price. */
  indicative?: boolean;
}

export interface ProgressTableProps {
  /** The pages in the order of the showroom. */
  rows: readonly ProgressRow[];
}

/** Overview of the pages with status and cost, without the choices themselves. */
export function ProgressTable({ rows }: ProgressTableProps) {
  return (
    <table className={styles["table"]} role="table">
      <caption>
        <VisuallyHidden>{texts.caption}</VisuallyHidden>
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            {texts.description}
          </th>
          <th scope="col" role="columnheader">
            {texts.status}
          </th>
          <th scope="col" role="columnheader">
            {texts.total}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ id, title, href, completed, total, instead, indicative = false }) => (
          <tr key={id} role="row">
            <th scope="row" role="rowheader">
              {href === undefined ? title : <Link href={href}>{title}</Link>}
            </th>
            <td role="cell">
              <StatusBadge variant={completed ? "done" : "open"}>
                {completed ? texts.completed : texts.open}
              </StatusBadge>
            </td>
            <td role="cell">
              {instead ? (
                <Text as="span" tone="muted">
                  {instead}
                </Text>
              ) : (
                <PriceTag amount={total} align="end" indicative={indicative} />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
