import { acceptanceWording } from "@showroom/domain/agreement/offer-document";
import { isAccepted, isAgreed, refuseAcceptance, type AcceptanceRefusal } from "@showroom/domain/agreement/offer-state";
import { nowMs } from "@showroom/service/clock";
import { recordAudit } from "../accounts/audit.ts";
import { calledName } from "../accounts/home-buyers.ts";
import { authorOf } from "../accounts/home-history.ts";
import type { Queries } from "../database/database.ts";
import { offerAcceptances } from "../database/schema/offers.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Asker, UserRow } from "../kernel/asker.ts";
import type { AppContext } from "../kernel/context.ts";
import { termsVersionOf } from "./document-contracts.ts";
import { afterAgreement, type OnAgreed } from "./after-agreement.ts";
import { findOffer, lockOffer } from "./find-offers.ts";
import { recordEvent } from "./record-event.ts";

/**
 * Proves who accepts, within the transaction that has locked the offer. Today the proof is a mailed code (`checkOfferCode`); a stronger
 * signature would be another function of this type.
 */
export type ProofOfPerson = (
  tx: Queries,
  tools: Pick<AppContext, "sealOf">,
  given: { readonly offerId: number; readonly userId: number; readonly code: string },
) => Promise<"right" | "code-wrong" | "code-over">;

interface Acceptance {
  readonly projectId: number;
  readonly offerId: number;
  readonly code: string;
  /** Of the document that was shown. */
  readonly hash: string;
  /** The text of the button that was pressed. */
  readonly wording: string;
  readonly prove: ProofOfPerson;
  readonly onAgreed: OnAgreed;
}

/** Stores that a named person accepts, at the moment of the server's clock at which the home is locked. Returns why not. */
export async function acceptOfferBy(
  app: Pick<AppContext, "pool" | "jobs" | "sealOf">,
  asker: Asker & { readonly user: UserRow },
  { projectId, offerId, code, hash, wording, prove, onAgreed }: Acceptance,
): Promise<"done" | "other-wording" | "code-wrong" | "code-over" | AcceptanceRefusal> {
  const { user } = asker;
  return await inTransaction(app.pool, async ({ tx, client }) => {
    const offer = await lockOffer(tx, projectId, offerId);
    const { record, document, row, userId } = offer;
    const at = nowMs();
    const refusal = refuseAcceptance(record, { person: user.id, hash }, at);
    if (refusal !== null) return refusal;
    if (wording !== acceptanceWording(document)) return "other-wording";
    const checked = await prove(tx, app, { offerId, userId: user.id, code });
    if (checked !== "right") return checked;
    await tx.insert(offerAcceptances).values({
      offerId,
      userId: user.id,
      name: calledName(user),
      role: user.role,
      at: new Date(at),
      hash: row.hash,
      wording,
      termsVersion: termsVersionOf(document),
    });
    await recordAudit(tx, asker, {
      action: "accepted-offer",
      subjectId: userId,
      projectId,
      details: { reference: document.reference, hash: record.hash },
    });
    const { record: now } = await findOffer(tx, projectId, offerId);
    const agreed = isAgreed(now);
    await recordEvent(tx, authorOf(user), {
      choicesId: row.choicesId,
      event: agreed ? "offerAgreed" : "offerAccepted",
      note: document.reference,
    });
    await app.jobs.send("mail.offer-receipt", { offerId, userId: user.id }, client);
    if (isAccepted(now)) await app.jobs.send("mail.offer-answer", { offerId }, client);
    if (agreed) await afterAgreement({ ...app, tx, client }, authorOf(user), { offer, at, onAgreed });
    return "done";
  });
}
