/** Offers and changes that staff make for a home, and mail. */
import type { EndpointInput, EndpointResponse } from "@showroom/api-contract/endpoint";
import type { makeChange } from "@showroom/api-contract/endpoints/changes";
import type { makeOffer } from "@showroom/api-contract/endpoints/offers";
import { recordAudit } from "../accounts/audit.ts";
import { authorOf } from "../accounts/home-history.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Asker, UserRow } from "../kernel/asker.ts";
import type { AppContext } from "../kernel/context.ts";
import { endRequest } from "../offers/change-requests.ts";
import { lockOffersOf } from "../offers/find-offers.ts";
import { storeChange } from "../offers/make-change.ts";
import { storeOffer } from "../offers/make-offer.ts";
import { findBuyer } from "./buyers.ts";

type Tools = Pick<AppContext, "db" | "pool" | "jobs">;
type Member = Asker & { readonly user: UserRow };

interface BuyerOf {
  readonly projectId: number;
  readonly userId: number;
}

/** Makes an offer from what a buyer handed in. */
export async function offerToBuyer(
  app: Tools,
  asker: Member,
  { projectId, userId }: BuyerOf,
  body: EndpointInput<typeof makeOffer>["body"],
): Promise<EndpointResponse<typeof makeOffer>> {
  const refused = <const Outcome>(outcome: Outcome) => ({ outcome, offerId: null });
  const { row: known } = await findBuyer(app, projectId, userId);
  if (!known) return refused("changed");
  return await inTransaction(app.pool, async ({ tx, client }) => {
    await lockOffersOf(tx, known.id);
    const { user: buyer, row, frozen } = await findBuyer({ db: tx }, projectId, userId);
    if (!row || frozen?.id !== body.confirmationId) return refused("changed");
    if (frozen.orderLines === null) return refused("old-request");
    const stored = await storeOffer(tx, {
      author: authorOf(asker.user),
      buyer,
      projectId,
      choicesId: row.id,
      confirmation: frozen.document,
      orderLines: frozen.orderLines,
      revision: row.revision,
      ...body,
    });
    if (stored.outcome !== "done") return refused(stored.outcome);
    const { offerId, reference } = stored;
    await recordAudit(tx, asker, { action: "made-offer", subjectId: userId, projectId, details: { reference } });
    await app.jobs.send("mail.offer", { offerId }, client);
    return { outcome: "done" as const, offerId };
  });
}

/** Proposes a change of what is agreed, which answers an open request for one. */
export async function changeForBuyer(
  app: Tools,
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
