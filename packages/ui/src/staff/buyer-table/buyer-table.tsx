/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- Safari drops a table's roles once its rows are laid out as grids; written out they stay */

import { useLayoutEffect, useRef, useState } from "react";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import { Icon } from "../../layout/icon/icon.tsx";
import { BuyerRow, type BuyerLine } from "./buyer-row.tsx";
import styles from "./buyer-table.module.css";
import { buyerTableTexts as texts } from "./texts.ts";

type BuyerColumn = keyof typeof texts.columns;
/** The sortable columns. */
export type BuyerSortColumn = "buildNumber" | "name" | "status" | "totalPrice" | "lastChangeAt";

const COLUMNS: readonly BuyerColumn[] = ["buildNumber", "name", "progress", "status", "totalPrice", "lastChangeAt"];
const ROW_HEIGHT = 64;
/** Number of rows rendered outside of the viewport, for keyboard navigation and fast scrolling. */
const OVERSCAN = 5;

const isSortable = (column: BuyerColumn): column is BuyerSortColumn => column in texts.columnInFull;

interface Sorting {
  /** The sorted column. */
  sort: BuyerSortColumn;
  /** Ascending or descending. */
  direction: "asc" | "desc";
  /** Called when a heading is pressed. */
  onSort: (column: BuyerSortColumn) => void;
}

function ColumnHeading({ column, sort, direction, onSort }: Sorting & { column: BuyerColumn }) {
  const sorted = sort === column;
  const ariaSort = sorted ? (direction === "asc" ? "ascending" : "descending") : undefined;
  return (
    <th role="columnheader" scope="col" className={styles["heading"]} data-column={column} aria-sort={ariaSort}>
      {isSortable(column) ? (
        <button
          type="button"
          className={styles["sort"]}
          title={texts.sortBy(texts.columnInFull[column])}
          onClick={() => onSort(column)}
        >
          <span>{texts.columns[column]}</span>
          {sorted && <Icon of={direction === "asc" ? ArrowUp : ArrowDown} size="small" />}
        </button>
      ) : (
        texts.columns[column]
      )}
    </th>
  );
}

export interface BuyerTableProps extends Sorting {
  /** The buyers in display order. Keep the same object for an unchanged buyer, because rows are memoised. */
  lines: readonly BuyerLine[];
}

/** The buyers of a project, in a sortable table. Only rows near the viewport are rendered. */
export function BuyerTable({ lines, ...sorting }: BuyerTableProps) {
  const list = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const place = list.current;
    if (place === null) return undefined;
    const measure = (): void => setTop(place.getBoundingClientRect().top + window.scrollY);
    measure();
    // The height of the content above the list changes with the window.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);

  // oxlint-disable-next-line react/incompatible-library -- nothing it returns is handed on: it is used in this component alone
  const rows = useWindowVirtualizer({
    count: lines.length,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    scrollMargin: top,
    getItemKey: (index) => lines[index]?.id ?? index,
  });

  return (
    <table role="table" aria-label={texts.caption} aria-rowcount={lines.length + 1} className={styles["table"]}>
      <thead role="rowgroup" className={styles["head"]}>
        <tr role="row" aria-rowindex={1} className={styles["row"]}>
          {COLUMNS.map((column) => (
            <ColumnHeading key={column} column={column} {...sorting} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" ref={list} className={styles["body"]} style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const line = lines[index];
          return (
            line && (
              <tr
                // Keyed by index, so that sorting updates rows instead of recreating them.
                key={index}
                role="row"
                aria-rowindex={index + 2}
                data-index={index}
                ref={rows.measureElement}
                className={styles["row"]}
                style={{ transform: `translateY(${start - top}px)` }}
              >
                <BuyerRow line={line} />
              </tr>
            )
          );
        })}
      </tbody>
    </table>
  );
}
