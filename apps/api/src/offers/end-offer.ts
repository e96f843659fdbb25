import { refuseEnding, type OfferState } from "@showroom/domain/agreement/offer-state";
import { fullName } from "@showroom/domain/format/full-name";
import { nowMs } from "@showroom/service/clock";
import { recordAudit } from "../accounts/audit.ts";
import { authorOf } from "../accounts/home-history.ts";
import { offerEndings } from "../database/schema/offers.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Asker, UserRow } from "../kernel/asker.ts";
import type { AppContext } from "../kernel/context.ts";
import { lockOffer } from "./find-offers.ts";
import { recordEvent } from "./record-event.ts";

interface EndedOffer {
  readonly projectId: number;
  readonly offerId: number;
  readonly kind: "withdrawn" | "declined";
  readonly reason: string;
}

/** Withdraws an offer for staff, or declines it for a named person. Returns why it cannot be. */
export async function endOffer(
  { pool, jobs }: Pick<AppContext, "pool" | "jobs">,
  asker: Asker & { readonly user: UserRow },
  { projectId, offerId, kind, reason }: EndedOffer,
): Promise<"done" | "not-named" | Exclude<OfferState, "open">> {
  return await inTransaction(pool, async ({ tx, client }) => {
    const { record, document, userId, row } = await lockOffer(tx, projectId, offerId);
    const at = nowMs();
    const refusal = refuseEnding(record, kind === "declined" ? { kind, person: asker.user.id } : { kind }, at);
    if (refusal !== null) return refusal;
    const by = { byUserId: asker.user.id, byName: fullName(asker.user) };
    await tx.insert(offerEndings).values({ offerId, kind, at: new Date(at), ...by, reason });
    await recordEvent(tx, authorOf(asker.user), {
      choicesId: row.choicesId,
      event: kind === "withdrawn" ? "offerWithdrawn" : "offerDeclined",
      note: `${document.reference}: ${reason}`,
    });
    await recordAudit(tx, asker, {
      action: kind === "withdrawn" ? "withdrew-offer" : "declined-offer",
      subjectId: userId,
      projectId,
      details: { reference: document.reference },
    });
    await jobs.send(kind === "withdrawn" ? "mail.offer-withdrawn" : "mail.offer-answer", { offerId }, client);
    return "done";
  });
}
