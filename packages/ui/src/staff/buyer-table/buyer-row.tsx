/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- Safari drops a table's roles once its rows are laid out as grids; written out they stay */

import { memo, type ReactNode } from "react";
import { Link } from "../../controls/link/link.tsx";
import { RoomProgress, type RoomState } from "../room-progress/room-progress.tsx";
import styles from "./buyer-table.module.css";

/** The texts of one buyer in the table. */
export interface BuyerLine {
  id: number | string;
  buildNumber: string;
  /** Name or, if unknown, another identification of the buyer. */
  name: string;
  /** URL of the buyer's page. */
  href: string;
  /** Small text under the name: the house type. */
  note: string;
  rooms: readonly RoomState[];
  /** A status badge. */
  status: ReactNode;
  /** Name of the submit option. */
  submittedAs?: string | undefined;
  /** Date of submission, '21-11-2026'. */
  submittedOn?: string | undefined;
  /** Formatted total, '€ 1.250,-'. */
  total: string;
  /** Time of the last change, in words. */
  changed: string;
}

/** The cells of one buyer. */
export const BuyerRow = memo(function BuyerRow({ line }: { line: BuyerLine }) {
  return (
    <>
      <td role="cell" className={styles["number"]}>
        {line.buildNumber}
      </td>
      <th role="rowheader" scope="row" className={styles["buyer"]}>
        <Link href={line.href} variant="quiet" className={styles["name"]}>
          {line.name}
        </Link>
        <span className={styles["aside"]}>{line.note}</span>
      </th>
      <td role="cell" className={styles["progress"]}>
        <RoomProgress rooms={line.rooms} />
      </td>
      <td role="cell" className={styles["status"]}>
        {line.status}
        {line.submittedAs !== undefined && (
          <span className={styles["aside"]}>
            <span>{`${line.submittedAs},`}</span> <span className={styles["date"]}>{line.submittedOn}</span>
          </span>
        )}
      </td>
      <td role="cell" className={styles["total"]}>
        {line.total}
      </td>
      <td role="cell" className={styles["changed"]}>
        {line.changed}
      </td>
    </>
  );
});
