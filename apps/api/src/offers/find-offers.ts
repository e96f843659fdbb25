import { and, asc, desc, eq, inArray, type SQL } from "drizzle-orm";
import type { Offer, OfferDocument } from "@showroom/api-contract/entities/offer";
import { isAgreed, offerState, type OfferRecord } from "@showroom/domain/agreement/offer-state";
import type { Queries } from "../database/database.ts";
import { projectChoices } from "../database/schema/choices.ts";
import { offerAcceptances, offerEndings, offerPersons, offers, offerSignatures } from "../database/schema/offers.ts";
import { ProblemError } from "../kernel/problem.ts";

export interface StoredOffer {
  readonly row: typeof offers.$inferSelect;
  readonly userId: number;
  readonly projectId: number;
  readonly document: OfferDocument;
  readonly record: OfferRecord;
  readonly acceptances: readonly (typeof offerAcceptances.$inferSelect)[];
  /** Of the contracting party. */
  readonly signature: typeof offerSignatures.$inferSelect | null;
  readonly ending: typeof offerEndings.$inferSelect | null;
}

async function findWhere(db: Queries, condition: SQL | undefined): Promise<StoredOffer[]> {
  const found = await db
    .select({
      row: offers,
      userId: projectChoices.userId,
      projectId: projectChoices.projectId,
      signature: offerSignatures,
      ending: offerEndings,
    })
    .from(offers)
    .innerJoin(projectChoices, eq(projectChoices.id, offers.choicesId))
    .leftJoin(offerSignatures, eq(offerSignatures.offerId, offers.id))
    .leftJoin(offerEndings, eq(offerEndings.offerId, offers.id))
    .where(condition)
    .orderBy(desc(offers.id));
  if (found.length === 0) return [];
  const ids = found.map(({ row }) => row.id);
  const persons = await db
    .select()
    .from(offerPersons)
    .where(inArray(offerPersons.offerId, ids))
    .orderBy(asc(offerPersons.userId));
  const accepted = await db
    .select()
    .from(offerAcceptances)
    .where(inArray(offerAcceptances.offerId, ids))
    .orderBy(asc(offerAcceptances.at));
  return found.map(({ row, signature, ending, ...owner }) => {
    const document = JSON.parse(row.document) as OfferDocument;
    const acceptances = accepted.filter(({ offerId }) => offerId === row.id);
    const record: OfferRecord = {
      hash: row.hash.toString("hex"),
      validUntil: row.validUntil.getTime(),
      persons: persons.filter(({ offerId }) => offerId === row.id).map(({ userId }) => userId),
      acceptedBy: document.acceptedBy ?? "all",
      acceptances: acceptances.map(({ userId, hash }) => ({ person: userId, hash: hash.toString("hex") })),
      needsSignature: document.countersigned ?? false,
      signedHash: signature?.hash.toString("hex") ?? null,
      ending: ending?.kind ?? null,
    };
    return { row, ...owner, document, record, acceptances, signature, ending };
  });
}

/** The offers of a project, newest first. */
export const findOffersOfProject = (db: Queries, projectId: number): Promise<StoredOffer[]> =>
  findWhere(db, eq(projectChoices.projectId, projectId));

/** The offers on the choices of a buyer, newest first. */
export const findOffersOfChoices = (db: Queries, choicesId: number): Promise<StoredOffer[]> =>
  findWhere(db, eq(offers.choicesId, choicesId));

/** The offers to a person in a project, newest first. */
export async function findOffersTo(db: Queries, projectId: number, userId: number): Promise<StoredOffer[]> {
  const theirs = db.select({ id: offerPersons.offerId }).from(offerPersons).where(eq(offerPersons.userId, userId));
  return await findWhere(db, and(eq(projectChoices.projectId, projectId), inArray(offers.id, theirs)));
}

/** For a job, whose data is the id alone; undefined when it is gone. */
export async function findOfferById(db: Queries, offerId: number): Promise<StoredOffer | undefined> {
  return (await findWhere(db, eq(offers.id, offerId)))[0];
}

/** By the hash of its document, in hexadecimal digits. */
export async function findOfferByHash(db: Queries, hash: string): Promise<StoredOffer | undefined> {
  return (await findWhere(db, eq(offers.hash, Buffer.from(hash, "hex"))))[0];
}

/** @throws ProblemError `not-found` for an offer of another project */
export async function findOffer(db: Queries, projectId: number, offerId: number): Promise<StoredOffer> {
  const found = await findOfferById(db, offerId);
  if (found?.projectId !== projectId) throw new ProblemError("not-found");
  return found;
}

/**
 * Locks the home of an offer, so that everything that happens to its offers happens one after the other, and reads the offer
 * as it is then. @throws ProblemError `not-found` for an offer of another project
 */
export async function lockOffer(tx: Queries, projectId: number, offerId: number): Promise<StoredOffer> {
  const { row } = await findOffer(tx, projectId, offerId);
  await lockOffersOf(tx, row.choicesId);
  return await findOffer(tx, projectId, offerId);
}

export async function lockOffersOf(tx: Queries, choicesId: number): Promise<void> {
  await tx.select({ id: projectChoices.id }).from(projectChoices).where(eq(projectChoices.id, choicesId)).for("update");
}

/** The parts of a home that are agreed. */
export const agreedPartsOf = (all: readonly StoredOffer[]) =>
  all.filter(({ record }) => isAgreed(record)).flatMap(({ document }) => document.parts);

/** The signature as staff and buyers read it. */
export const signatureEntity = ({ signature }: Pick<StoredOffer, "signature">): Offer["countersignature"] =>
  signature && { name: signature.name, at: signature.at.toISOString() };

export function offerEntity(offer: StoredOffer, at: number): Offer {
  const { row, document, record, acceptances, ending } = offer;
  return {
    id: row.id,
    hash: record.hash,
    state: offerState(record, at),
    document,
    acceptances: acceptances.map((one) => ({
      userId: one.userId,
      name: one.name,
      at: one.at.toISOString(),
      wording: one.wording,
    })),
    countersignature: signatureEntity(offer),
    ending: ending && { at: ending.at.toISOString(), by: ending.byName, reason: ending.reason },
  };
}
