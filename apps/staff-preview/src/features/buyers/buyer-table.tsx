/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- Safari drops a table's roles once its rows are laid out as grids; written out they stay */
import { memo, useLayoutEffect, useRef, useState } from "react";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import type { StaffBuyer } from "@showroom/api-contract/entities/staff";
import { BUYER_SORTS } from "@showroom/domain/staff/buyer-order";
import type { BuyerSort, SortDirection } from "@showroom/domain/staff/buyer-order";
import { Icon } from "@showroom/ui/layout/icon/icon";
import { BuyerRow } from "./buyer-row.tsx";
import styles from "./buyer-table.module.css";
import { buyersTexts as texts } from "./texts.ts";

const COLUMNS = ["buildNumber", "name", "progress", "status", "totalPrice", "lastChangeAt"] as const;
const ROW_HEIGHT = 64;
/** Rows beyond the window that are there already, so that the keyboard and quick fingers find them. */
const OVERSCAN = 5;

const isSortable = (column: (typeof COLUMNS)[number]): column is BuyerSort =>
  BUYER_SORTS.some((sort) => sort === column);

interface Sorting {
  readonly sort: BuyerSort;
  readonly direction: SortDirection;
  readonly onSort: (sort: BuyerSort) => void;
}

function Heading({ column, sort, direction, onSort }: Sorting & { readonly column: (typeof COLUMNS)[number] }) {
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
          {texts.columns[column]}
          {sorted && <Icon of={direction === "asc" ? ArrowUp : ArrowDown} size="small" />}
        </button>
      ) : (
        texts.columns[column]
      )}
    </th>
  );
}

export interface BuyerTableProps extends Sorting {
  readonly buyers: readonly StaffBuyer[];
  readonly slug: string;
}

/** The list of buyers. Only the rows near the window are in the document, however many there are. */
export const BuyerTable = memo(function BuyerTable({ buyers, slug, ...sorting }: BuyerTableProps) {
  const list = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const place = list.current;
    if (place === null) return undefined;
    const measure = (): void => setTop(place.getBoundingClientRect().top + window.scrollY);
    measure();
    // What stands above the list grows and shrinks with the window.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);

  // oxlint-disable-next-line react/incompatible-library -- nothing it returns is handed on: it is used in this component alone
  const rows = useWindowVirtualizer({
    count: buyers.length,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    scrollMargin: top,
    getItemKey: (index) => buyers[index]?.userId ?? index,
  });

  return (
    <table role="table" aria-label={texts.caption} aria-rowcount={buyers.length + 1} className={styles["table"]}>
      <thead role="rowgroup" className={styles["head"]}>
        <tr role="row" aria-rowindex={1} className={styles["row"]}>
          {COLUMNS.map((column) => (
            <Heading key={column} column={column} {...sorting} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" ref={list} className={styles["body"]} style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const buyer = buyers[index];
          return (
            buyer && (
              <tr
                // A row that shows another buyer after a key is changed, not made anew.
                key={index}
                role="row"
                aria-rowindex={index + 2}
                data-index={index}
                ref={rows.measureElement}
                className={styles["row"]}
                style={{ transform: `translateY(${start - top}px)` }}
              >
                <BuyerRow buyer={buyer} slug={slug} />
              </tr>
            )
          );
        })}
      </tbody>
    </table>
  );
});
