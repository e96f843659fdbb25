/** What the law wants kept of deleted projects: what was handed in, what was offered, and who agreed. */
import { asc, eq, inArray } from "drizzle-orm";
import type { Queries } from "../database/database.ts";
import { projects } from "../database/schema/catalogue.ts";
import { confirmations, projectChoices } from "../database/schema/choices.ts";
import { offerAcceptances, offerEndings, offers, offerSignatures } from "../database/schema/offers.ts";
import { picturesOf } from "../pictures/room-pictures.ts";

const inHex = <Row extends { readonly hash: Buffer }>({ hash, ...row }: Row) => ({
  ...row,
  hash: hash.toString("hex"),
});

/** The offers and changes after these requests, by request. `document` is the text that the hash is of. */
async function offersAfter(db: Queries, confirmationIds: readonly number[]) {
  if (confirmationIds.length === 0) return new Map<number, never[]>();
  const made = await db
    .select({
      id: offers.id,
      confirmationId: offers.confirmationId,
      document: offers.document,
      hash: offers.hash,
      validUntil: offers.validUntil,
      madeAt: offers.madeAt,
      madeBy: offers.madeByName,
      orderLines: offers.orderLines,
      signature: offerSignatures,
      ending: offerEndings,
    })
    .from(offers)
    .leftJoin(offerSignatures, eq(offerSignatures.offerId, offers.id))
    .leftJoin(offerEndings, eq(offerEndings.offerId, offers.id))
    .where(inArray(offers.confirmationId, [...confirmationIds]))
    .orderBy(asc(offers.id));
  const ids = made.map(({ id }) => id);
  const accepted =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(offerAcceptances)
          .where(inArray(offerAcceptances.offerId, ids))
          .orderBy(asc(offerAcceptances.at));
  const acceptedOf = Map.groupBy(accepted, ({ offerId }) => offerId);
  const all = made.map(({ signature, ...offer }) => ({
    ...inHex(offer),
    acceptances: (acceptedOf.get(offer.id) ?? []).map(inHex),
    signature: signature && inHex(signature),
  }));
  return Map.groupBy(all, ({ confirmationId }) => confirmationId);
}

/**
 * The requests of deleted projects, which are kept, oldest first. Each has its order lines, pictures, offers and agreements. The drafts of
 * last offers are among them.
 */
export async function keptOrders(db: Queries) {
  const orders = await db
    .select({
      id: confirmations.id,
      project: projects.name,
      confirmedAt: confirmations.confirmedAt,
      confirmation: confirmations.document,
      orderLines: confirmations.orderLines,
      late: confirmations.late,
    })
    .from(confirmations)
    .innerJoin(projectChoices, eq(projectChoices.id, confirmations.choicesId))
    .innerJoin(projects, eq(projects.id, projectChoices.projectId))
    .where(eq(projects.state, "deleted"))
    .orderBy(asc(confirmations.id));
  const ids = orders.map(({ id }) => id);
  const pictures = await picturesOf(db, ids);
  const offered = await offersAfter(db, ids);
  return orders.map(({ id, late, ...order }) => ({
    ...order,
    // Nobody handed this in: it is what a last offer was made of.
    ...(late && { late: late.parts }),
    pictures: pictures(id),
    offers: offered.get(id) ?? [],
  }));
}
