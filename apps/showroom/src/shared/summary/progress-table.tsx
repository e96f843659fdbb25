import { ProgressTable as Table } from "@showroom/ui/showroom/progress-table/progress-table";
import { isIndicative, pageTotal } from "./summary-rows.ts";
import type { SummaryListProps } from "./summary-list.tsx";

/** A table of the pages with their progress and price. */
export function ProgressTable({ sections }: SummaryListProps) {
  return (
    <Table
      rows={sections.map(({ pageId, title, completed, stepHref, total, instead, parts }) => ({
        id: pageId,
        title,
        href: stepHref,
        completed: completed === true,
        total: pageTotal(total, parts),
        instead,
        indicative: total !== 0 && isIndicative(parts),
      }))}
    />
  );
}
