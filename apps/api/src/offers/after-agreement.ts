import type { Author } from "../accounts/home-history.ts";
import type { OpenTransaction } from "../database/transaction.ts";
import type { AppContext } from "../kernel/context.ts";
import { emitEvent } from "../webhooks/emit-event.ts";
import { endOthers } from "./end-others.ts";
import type { StoredOffer } from "./find-offers.ts";

/** Runs in the transaction in which an offer becomes an agreement. */
export type OnAgreed = (open: OpenTransaction, offer: StoredOffer) => Promise<void>;

interface Agreed {
  readonly offer: StoredOffer;
  readonly at: number;
  readonly onAgreed: OnAgreed;
}

/** What follows from an agreement: buyers and other systems are told, and open changes of lines that it took away end. */
export async function afterAgreement(
  app: OpenTransaction & Pick<AppContext, "jobs">,
  author: Author,
  { offer, at, onAgreed }: Agreed,
): Promise<void> {
  const { tx, client } = app;
  const { buildNumber, reference, totalPrice, change } = offer.document;
  const facts = { buildNumber, reference, isChange: change !== undefined, totalPrice };
  await emitEvent(app, { tx, client }, offer.projectId, "offer.agreed", facts);
  await app.jobs.send("mail.offer-agreed", { offerId: offer.row.id }, client);
  await endOthers(tx, author, offer, at);
  await onAgreed({ tx, client }, offer);
}
