import { acceptanceWording } from "@showroom/domain/agreement/offer-document";
import { isAgreed, refuseAcceptance, type AcceptanceRefusal } from "@showroom/domain/agreement/offer-state";
import { nowMs } from "@showroom/service/clock";
import { recordAudit } from "../accounts/audit.ts";
import { calledName } from "../accounts/home-buyers.ts";
import { authorOf } from "../accounts/home-history.ts";
import { offerAcceptances } from "../database/schema/offers.ts";
import { inTransaction, type OpenTransaction } from "../database/transaction.ts";
import type { Asker, UserRow } from "../kernel/asker.ts";
import type { AppContext } from "../kernel/context.ts";
import { emitEvent } from "../webhooks/emit-event.ts";
import { endOthers } from "./end-others.ts";
import { findOffer, lockOffer, type StoredOffer } from "./find-offers.ts";
import { checkOfferCode } from "./offer-codes.ts";
import { recordEvent } from "./record-event.ts";

interface Acceptance {
  readonly projectId: number;
  readonly offerId: number;
  readonly code: string;
  /** Of the document that was shown. */
  readonly hash: string;
  /** The text of the button that was pressed. */
  readonly wording: string;
  /** Runs in the transaction in which the last named person accepts. */
  readonly onAgreed: (open: OpenTransaction, offer: StoredOffer) => Promise<void>;
}

/** Stores that a named person accepts, at the moment of the server's clock at which the home is locked. Returns why not. */
export async function acceptOfferBy(
  app: Pick<AppContext, "pool" | "jobs" | "sealOf">,
  asker: Asker & { readonly user: UserRow },
  { projectId, offerId, code, hash, wording, onAgreed }: Acceptance,
): Promise<"done" | "other-wording" | "code-wrong" | "code-over" | AcceptanceRefusal> {
  const { user } = asker;
  return await inTransaction(app.pool, async ({ tx, client }) => {
    const offer = await lockOffer(tx, projectId, offerId);
    const { record, document, row, userId } = offer;
    const at = nowMs();
    const refusal = refuseAcceptance(record, { person: user.id, hash }, at);
    if (refusal !== null) return refusal;
    if (wording !== acceptanceWording(document)) return "other-wording";
    const checked = await checkOfferCode(tx, app, { offerId, userId: user.id, code });
    if (checked !== "right") return checked;
    await tx.insert(offerAcceptances).values({
      offerId,
      userId: user.id,
      name: calledName(user),
      role: user.role,
      at: new Date(at),
      hash: row.hash,
      wording,
      termsVersion: document.terms.version,
    });
    await recordAudit(tx, asker, {
      action: "accepted-offer",
      subjectId: userId,
      projectId,
      details: { reference: document.reference, hash: record.hash },
    });
    const agreed = isAgreed((await findOffer(tx, projectId, offerId)).record);
    await recordEvent(tx, authorOf(user), {
      choicesId: row.choicesId,
      event: agreed ? "offerAgreed" : "offerAccepted",
      note: document.reference,
    });
    await app.jobs.send("mail.offer-receipt", { offerId, userId: user.id }, client);
    if (!agreed) return "done";
    await app.jobs.send("mail.offer-answer", { offerId }, client);
    const { buildNumber, reference, totalPrice } = document;
    const isChange = document.change !== undefined;
    await emitEvent(app, { tx, client }, projectId, "offer.agreed", { buildNumber, reference, isChange, totalPrice });
    await endOthers(tx, authorOf(user), offer, at);
    await onAgreed({ tx, client }, offer);
    return "done";
  });
}
