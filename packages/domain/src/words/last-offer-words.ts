/** How documents, mails and screens say that an offer is a last one: of what stood in a draft after the last day to choose. */
import { agreementText, type OwnTexts } from "../agreement/agreement-texts.ts";
import { lastDayText } from "../agreement/offer-document.ts";
import { formatDay } from "../format/moment.ts";
import type { CostGroup } from "../model/cost-group.ts";

const PARTS: Readonly<Record<CostGroup, string>> = { tiles: "tegels", sanitary: "sanitair", floors: "vloeren" };

interface Offered {
  readonly validUntil: string;
  /** The parts with their last day; absent for any other offer. */
  readonly late?: readonly { readonly part: CostGroup; readonly lastDay: string }[] | undefined;
  readonly ownTexts?: OwnTexts | undefined;
}

/** The last days of parts: `tegels 11-12-2026, vloeren 14-12-2026`. */
export const lastDaysText = (late: NonNullable<Offered["late"]>): string =>
  late.map(({ part, lastDay }) => `${PARTS[part]} ${formatDay(`${lastDay}T12:00:00Z`)}`).join(", ");

/** What a last offer is; empty for any other. */
export const lastOfferText = (document: Offered): string =>
  document.late ? agreementText(document, "last.offer", { "laatste dagen": lastDaysText(document.late) }) : "";

/** Until when an offer can be accepted, and what happens otherwise. */
export const untilText = (document: Offered): string =>
  agreementText(document, document.late ? "last.until" : "offer.until", {
    "laatste dag": lastDayText(document.validUntil),
  });

/** That an offer can no longer be accepted. */
export const expiredText = (document: Offered): string =>
  agreementText(document, document.late ? "last.expired" : "offer.expired", {
    "laatste dag": lastDayText(document.validUntil),
  });
