import { Link } from "@showroom/ui/controls/link/link";
import { StatusBadge } from "@showroom/ui/feedback/status-badge/status-badge";
import { VisuallyHidden } from "@showroom/ui/layout/visually-hidden/visually-hidden";
import { PriceTag } from "@showroom/ui/showroom/price-tag/price-tag";
import { pageTotal } from "./summary-rows.ts";
import type { SummaryListProps } from "./summary-list.tsx";
import { summaryTexts as texts } from "./texts.ts";
import styles from "./summary.module.css";

/** The pages that await the buyer: how far each is and what it costs, without what was chosen. */
export function ProgressTable({ sections, indicative }: SummaryListProps) {
  return (
    <table className={styles["progress"]}>
      <caption>
        <VisuallyHidden>{texts.progress}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{texts.columns.description}</th>
          <th scope="col">{texts.columns.status}</th>
          <th scope="col">{texts.columns.total}</th>
        </tr>
      </thead>
      <tbody>
        {sections.map(({ pageId, title, completed, stepHref, total, parts }) => (
          <tr key={pageId}>
            <th scope="row">{stepHref === undefined ? title : <Link href={stepHref}>{title}</Link>}</th>
            <td>
              <StatusBadge variant={completed ? "done" : "open"}>
                {completed ? texts.status.saved : texts.status.open}
              </StatusBadge>
            </td>
            <td>
              <PriceTag amount={pageTotal(total, parts)} indicative={indicative && total !== 0} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
