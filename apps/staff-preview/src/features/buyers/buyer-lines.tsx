import { useMemo } from "react";
import type { StaffBuyer } from "@showroom/api-contract/entities/staff";
import { formatEuro } from "@showroom/domain/format/money";
import { StatusBadge } from "@showroom/ui/feedback/status-badge/status-badge";
import type { BuyerLine } from "@showroom/ui/staff/buyer-table/buyer-row";
import { formatDay, formatMoment } from "@showroom/domain/format/moment";
import { paths } from "../../shared/paths/paths.ts";
import { buyerTexts } from "../../shared/buyers/texts.ts";
import { buyersTexts as texts } from "./texts.ts";

const BADGES = {
  invited: "neutral",
  registered: "open",
  configuring: "neutral",
  reopened: "open",
  submitted: "locked",
} as const;

function lineOf(buyer: StaffBuyer, slug: string): BuyerLine {
  const { userId, name, email, buildNumber, houseType, status, submitType, submittedAt, totalPrice, lastChangeAt } =
    buyer;
  return {
    id: userId,
    buildNumber,
    name: name || email,
    href: paths.buyer(slug, userId),
    note: houseType?.name ?? texts.noHouseType,
    rooms: buyer.progress.map(({ pageId, title, confirmed }) => ({ id: pageId, title, confirmed })),
    status: <StatusBadge variant={BADGES[status]}>{buyerTexts.status[status]}</StatusBadge>,
    ...(submitType !== null &&
      submittedAt !== null && {
        submittedAs: buyerTexts.submitType[submitType],
        submittedOn: formatDay(submittedAt),
      }),
    total: formatEuro(totalPrice),
    changed: lastChangeAt === null ? texts.neverChanged : formatMoment(lastChangeAt),
  };
}

/** The buyers as lines of the table. An unchanged buyer keeps the same line object, so its row does not render again. */
export function useBuyerLines(buyers: readonly StaffBuyer[], slug: string): readonly BuyerLine[] {
  const known = useMemo(() => ({ slug, lines: new WeakMap<StaffBuyer, BuyerLine>() }), [slug]);
  return useMemo(
    () =>
      buyers.map((buyer) => {
        const line = known.lines.get(buyer) ?? lineOf(buyer, known.slug);
        known.lines.set(buyer, line);
        return line;
      }),
    [buyers, known],
  );
}
