import { refuseSignature, type OfferState } from "@showroom/domain/agreement/offer-state";
import { fullName } from "@showroom/domain/format/full-name";
import { nowMs } from "@showroom/service/clock";
import { recordAudit } from "../accounts/audit.ts";
import { authorOf } from "../accounts/home-history.ts";
import { offerSignatures } from "../database/schema/offers.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Asker, UserRow } from "../kernel/asker.ts";
import type { AppContext } from "../kernel/context.ts";
import { afterAgreement, type OnAgreed } from "./after-agreement.ts";
import { lockOffer } from "./find-offers.ts";
import { recordEvent } from "./record-event.ts";

interface Signature {
  readonly projectId: number;
  readonly offerId: number;
  /** Of the document that was seen. */
  readonly hash: string;
  readonly onAgreed: OnAgreed;
}

/** Stores that staff sign an accepted offer for the contracting party, which makes it an agreement. Returns why not. */
export async function signOffer(
  app: Pick<AppContext, "pool" | "jobs">,
  asker: Asker & { readonly user: UserRow },
  { projectId, offerId, hash, onAgreed }: Signature,
): Promise<"done" | "other-document" | Exclude<OfferState, "accepted">> {
  const { user } = asker;
  return await inTransaction(app.pool, async ({ tx, client }) => {
    const offer = await lockOffer(tx, projectId, offerId);
    const { record, document, row, userId } = offer;
    const at = nowMs();
    const refusal = refuseSignature(record, hash, at);
    if (refusal !== null) return refusal;
    const { role } = user;
    const by = { userId: user.id, name: fullName(user), role };
    await tx.insert(offerSignatures).values({ offerId, ...by, at: new Date(at), hash: row.hash });
    const details = { reference: document.reference, hash: record.hash };
    await recordAudit(tx, asker, { action: "signed-offer", subjectId: userId, projectId, details });
    const note = document.reference;
    await recordEvent(tx, authorOf(user), { choicesId: row.choicesId, event: "offerAgreed", note });
    await afterAgreement({ ...app, tx, client }, authorOf(user), { offer, at, onAgreed });
    return "done";
  });
}
