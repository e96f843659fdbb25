/** Offers and changes that staff make for a home, and mail. */
import type { EndpointInput, EndpointResponse } from "@showroom/api-contract/endpoint";
import type { makeChange } from "@showroom/api-contract/endpoints/changes";
import type { makeOffer } from "@showroom/api-contract/endpoints/offers";
import { recordAudit } from "../accounts/audit.ts";
import { authorOf, type Author } from "../accounts/home-history.ts";
import { inTransaction, type OpenTransaction } from "../database/transaction.ts";
import type { Asker, UserRow } from "../kernel/asker.ts";
import type { AppContext } from "../kernel/context.ts";
import { endRequest } from "../offers/change-requests.ts";
import { lockOffersOf } from "../offers/find-offers.ts";
import { storeChange } from "../offers/make-change.ts";
import { storeOffer } from "../offers/make-offer.ts";
import { findBuyer, type Buyer } from "./buyers.ts";

export type OfferTools = Pick<AppContext, "db" | "pool"> & { readonly jobs: Pick<AppContext["jobs"], "send"> };
type Member = Asker & { readonly user: UserRow };

interface BuyerOf {
  readonly projectId: number;
  readonly userId: number;
}

/** What is offered of a request, as far as the request does not say it. */
type Offered = Pick<EndpointInput<typeof makeOffer>["body"], "parts" | "hardPrices" | "extras" | "refusals" | "remark">;

/** Stores an offer from what a buyer handed in, and queues its mail. The transaction has locked the home's offers. */
export async function storeAndMail(
  { jobs, tx, client }: Pick<OfferTools, "jobs"> & OpenTransaction,
  author: Author,
  { user, row, frozen }: Buyer,
  offered: Offered,
) {
  if (!row || !frozen) throw new Error("Only what is handed in is offered");
  if (frozen.orderLines === null) return { outcome: "old-request" as const };
  const stored = await storeOffer(tx, {
    author,
    buyer: user,
    projectId: row.projectId,
    choicesId: row.id,
    confirmation: frozen.document,
    orderLines: frozen.orderLines,
    revision: row.revision,
    ...offered,
  });
  if (stored.outcome === "done") await jobs.send("mail.offer", { offerId: stored.offerId }, client);
  return stored;
}

/** Makes an offer from what a buyer handed in. */
export async function offerToBuyer(
  app: OfferTools,
  asker: Member,
  { projectId, userId }: BuyerOf,
  body: EndpointInput<typeof makeOffer>["body"],
): Promise<EndpointResponse<typeof makeOffer>> {
  const refused = <const Outcome>(outcome: Outcome) => ({ outcome, offerId: null });
  const { row: known } = await findBuyer(app, projectId, userId);
  if (!known) return refused("changed");
  return await inTransaction(app.pool, async ({ tx, client }) => {
    await lockOffersOf(tx, known.id);
    const found = await findBuyer({ db: tx }, projectId, userId);
    const { confirmationId, ...offered } = body;
    if (found.frozen?.id !== confirmationId) return refused("changed");
    const stored = await storeAndMail({ ...app, tx, client }, authorOf(asker.user), found, offered);
    if (stored.outcome !== "done") return refused(stored.outcome);
    const { offerId, reference } = stored;
    await recordAudit(tx, asker, { action: "made-offer", subjectId: userId, projectId, details: { reference } });
    return { outcome: "done" as const, offerId };
  });
}

/** Proposes a change of what is agreed, which answers an open request for one. */
export async function changeForBuyer(
  app: OfferTools,
  asker: Member,
  { projectId, userId }: BuyerOf,
  body: EndpointInput<typeof makeChange>["body"],
): Promise<EndpointResponse<typeof makeChange>> {
  const { user: author } = asker;
  const refused = { outcome: "not-agreed" as const, offerId: null };
  const { row: known } = await findBuyer(app, projectId, userId);
  if (!known) return refused;
  return await inTransaction(app.pool, async ({ tx, client }) => {
    await lockOffersOf(tx, known.id);
    const { user: buyer, row } = await findBuyer({ db: tx }, projectId, userId);
    if (!row) return refused;
    const made = await storeChange(tx, { author: authorOf(author), buyer, projectId, choicesId: row.id, ...body });
    if (made.outcome !== "done") return { outcome: made.outcome, offerId: null };
    const { offerId, reference } = made;
    await endRequest(tx, row.id, { kind: "proposed", by: author, answer: reference });
    await recordAudit(tx, asker, { action: "proposed-change", subjectId: userId, projectId, details: { reference } });
    await app.jobs.send("mail.offer", { offerId }, client);
    return { outcome: "done" as const, offerId };
  });
}
