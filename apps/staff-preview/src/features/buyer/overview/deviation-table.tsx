import { formatDifference } from "@showroom/domain/format/money";
import { DeviationTable as Table } from "@showroom/ui/staff/deviation-table/deviation-table";
import { keepMeasures } from "../../../shared/words/keep-together.ts";
import type { Deviation } from "./differences.ts";

/** The id of the element with a room's deviations, for links within the page. */
export const deviationsId = (pageId: number): string => `afwijkingen-${pageId}`;

export interface DeviationTableProps {
  readonly pageId: number;
  /** Name of the room. */
  readonly title: string;
  readonly deviations: readonly Deviation[];
}

/** A table of a room's deviations: standard, choice and price difference per line. */
export function DeviationTable({ pageId, title, deviations }: DeviationTableProps) {
  return (
    <Table
      id={deviationsId(pageId)}
      title={title}
      rows={deviations.map(({ standard, chosen, price, ...deviation }) => ({
        ...deviation,
        standard: keepMeasures(standard),
        chosen: keepMeasures(chosen),
        price: price === null ? undefined : formatDifference(price),
      }))}
    />
  );
}
