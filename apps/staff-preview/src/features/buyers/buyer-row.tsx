/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- Safari drops a table's roles once its rows are laid out as grids; written out they stay */
import { memo } from "react";
import type { StaffBuyer } from "@showroom/api-contract/entities/staff";
import { formatEuro } from "@showroom/domain/format/money";
import { Link } from "@showroom/ui/controls/link/link";
import { StatusBadge } from "@showroom/ui/feedback/status-badge/status-badge";
import { RoomProgress } from "@showroom/ui/staff/room-progress/room-progress";
import { formatDay, formatMoment } from "../../shared/moment.ts";
import { paths } from "../../shared/paths.ts";
import { buyerTexts } from "../../shared/staff/texts.ts";
import styles from "./buyer-table.module.css";
import { buyersTexts as texts } from "./texts.ts";

const BADGES = { invited: "neutral", registered: "open", configuring: "neutral", submitted: "locked" } as const;

export interface BuyerRowProps {
  readonly buyer: StaffBuyer;
  readonly slug: string;
}

/** The cells of one buyer. */
export const BuyerRow = memo(function BuyerRow({ buyer, slug }: BuyerRowProps) {
  const {
    userId,
    name,
    email,
    buildNumber,
    houseType,
    status,
    submitType,
    submittedAt,
    totalPrice,
    lastChangeAt,
    progress,
  } = buyer;
  return (
    <>
      <td role="cell" className={styles["number"]}>
        {buildNumber}
      </td>
      <td role="cell" className={styles["buyer"]}>
        <Link href={paths.buyer(slug, userId)} variant="quiet" className={styles["name"]}>
          {name || email}
        </Link>
        <span className={styles["aside"]}>{houseType?.name ?? texts.noHouseType}</span>
      </td>
      <td role="cell" className={styles["progress"]}>
        <RoomProgress rooms={progress.map(({ pageId, title, confirmed }) => ({ id: pageId, title, confirmed }))} />
      </td>
      <td role="cell" className={styles["status"]}>
        <StatusBadge variant={BADGES[status]}>{buyerTexts.status[status]}</StatusBadge>
        {submitType !== null && submittedAt !== null && (
          <span className={styles["aside"]}>
            {buyerTexts.submitType[submitType]}, <span className={styles["date"]}>{formatDay(submittedAt)}</span>
          </span>
        )}
      </td>
      <td role="cell" className={styles["total"]}>
        {formatEuro(totalPrice)}
      </td>
      <td role="cell" className={styles["changed"]}>
        {lastChangeAt === null ? texts.neverChanged : formatMoment(lastChangeAt)}
      </td>
    </>
  );
});
