import { and, asc, desc, eq, getTableColumns, inArray, isNull, sql, type SQL } from "drizzle-orm";
import type { Offer, OfferDocument } from "@showroom/api-contract/entities/offer";
import type { FrozenOrderLine, StaffConfiguration } from "@showroom/api-contract/entities/staff";
import { isAgreed, offerState, type OfferRecord } from "@showroom/domain/agreement/offer-state";
import { COST_GROUPS } from "@showroom/domain/model/cost-group";
import { sum } from "@showroom/domain/money/cents";
import type { Queries } from "../database/database.ts";
import { projectChoices } from "../database/schema/choices.ts";
import { offerAcceptances, offerEndings, offerPersons, offers, offerSignatures } from "../database/schema/offers.ts";
import { ProblemError } from "../kernel/problem.ts";

/** What is ordered is read apart (`findOrderLines`): it is half of a row. */
const { orderLines: _ordered, ...COLUMNS } = getTableColumns(offers);

export interface StoredOffer {
  readonly row: Omit<typeof offers.$inferSelect, "orderLines">;
  /** The same for all offers of a home, whoever had it when they were made. */
  readonly homeKey: string;
  /** The buyer who has the home now; null for a home without one. */
  readonly holderId: number | null;
  /** `holderId`, or who left a home without a buyer. */
  readonly userId: number;
  /** The choices of who has the home now, to which changes of what is agreed belong. Null without them. */
  readonly homeChoicesId: number | null;
  readonly projectId: number;
  readonly document: OfferDocument;
  readonly record: OfferRecord;
  readonly acceptances: readonly (typeof offerAcceptances.$inferSelect)[];
  /** Of the contracting party. */
  readonly signature: typeof offerSignatures.$inferSelect | null;
  readonly ending: typeof offerEndings.$inferSelect | null;
}

/** Who has a home since its former buyers left. An invitation that was withdrawn gives nobody the home. */
const successor = sql`(
  select now.id from homes left_home
  join users now on now.project_id = left_home.project_id and lower(now.build_number) = lower(left_home.build_number)
  where left_home.id = ${projectChoices.archivedHomeId} and now.role = 'projectuser' and now.shares_choices_of is null
    and (now.password_hash is not null or now.withdrawn_at is null)
)`;
const holderId = sql<
  number | null
>`case when ${projectChoices.archivedAt} is null then ${projectChoices.userId} else ${successor} end`;
const homeId = sql<
  number | null
>`case when ${projectChoices.archivedAt} is not null then ${projectChoices.archivedHomeId} else (
  select own_home.id from homes own_home join users owner on lower(owner.build_number) = lower(own_home.build_number)
  where own_home.project_id = ${projectChoices.projectId} and owner.id = ${projectChoices.userId}
) end`;
const homeChoicesId = sql<number | null>`case when ${projectChoices.archivedAt} is null then ${projectChoices.id} else (
  select present.id from project_choices present
  where present.user_id = ${successor} and present.project_id = ${projectChoices.projectId} and present.archived_at is null
) end`;

/** The choices of former buyers of the home of these choices. What was agreed on them stays in force. */
const formerOf = (choicesId: number) => sql`
  select former.id from project_choices own
  join users owner on owner.id = own.user_id
  join homes own_home on own_home.project_id = own.project_id and lower(own_home.build_number) = lower(owner.build_number)
  join project_choices former on former.archived_home_id = own_home.id
  where own.id = ${choicesId} and own.archived_at is null`;

async function findWhere(db: Queries, condition: SQL | undefined): Promise<StoredOffer[]> {
  const found = await db
    .select({
      row: COLUMNS,
      ownerId: projectChoices.userId,
      homeId,
      holderId,
      homeChoicesId,
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
  const personsOf = Map.groupBy(persons, ({ offerId }) => offerId);
  const acceptedOf = Map.groupBy(accepted, ({ offerId }) => offerId);
  return found.map(({ row, signature, ending, ownerId, homeId: home, ...owner }) => {
    const document = JSON.parse(row.document) as OfferDocument;
    const acceptances = acceptedOf.get(row.id) ?? [];
    const record: OfferRecord = {
      hash: row.hash.toString("hex"),
      validUntil: row.validUntil.getTime(),
      persons: (personsOf.get(row.id) ?? []).map(({ userId }) => userId),
      acceptedBy: document.acceptedBy ?? "all",
      acceptances: acceptances.map(({ userId, hash }) => ({ person: userId, hash: hash.toString("hex") })),
      needsSignature: document.countersigned ?? false,
      signedHash: signature?.hash.toString("hex") ?? null,
      ending: ending?.kind ?? null,
    };
    const homeKey = home === null ? `choices ${row.choicesId}` : `home ${home}`;
    const userId = owner.holderId ?? ownerId;
    return { row, ...owner, homeKey, userId, document, record, acceptances, signature, ending };
  });
}

/** The offers of a project, newest first. */
export const findOffersOfProject = (db: Queries, projectId: number): Promise<StoredOffer[]> =>
  findWhere(db, eq(projectChoices.projectId, projectId));

/** What is ordered of these offers once they are agreed. */
export async function findOrderLines(
  db: Queries,
  ids: readonly number[],
): Promise<ReadonlyMap<number, FrozenOrderLine[]>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ id: offers.id, orderLines: offers.orderLines })
    .from(offers)
    .where(inArray(offers.id, [...ids]));
  return new Map(found.map(({ id, orderLines }) => [id, orderLines]));
}

/** The offers on the choices of a buyer and on those of former buyers of the home, newest first. */
export const findOffersOfChoices = (db: Queries, choicesId: number): Promise<StoredOffer[]> =>
  findWhere(db, sql`(${offers.choicesId} = ${choicesId} or ${offers.choicesId} in (${formerOf(choicesId)}))`);

/** The offers on these choices that somebody accepted, newest first. */
export const findAcceptedOf = async (db: Queries, choicesIds: readonly number[]): Promise<StoredOffer[]> =>
  choicesIds.length === 0
    ? []
    : await findWhere(
        db,
        and(
          inArray(offers.choicesId, [...choicesIds]),
          sql`exists (select from offer_acceptances a where a.offer_id = ${offers.id})`,
        ),
      );

/** The offers on the choices of former buyers of a home, newest first. */
export const findOffersOfHome = (db: Queries, homeId: number): Promise<StoredOffer[]> =>
  findWhere(db, eq(projectChoices.archivedHomeId, homeId));

/** The offers to a person for the home that the person has in a project, newest first. */
export async function findOffersTo(db: Queries, projectId: number, personId: number): Promise<StoredOffer[]> {
  const theirs = db.select({ id: offerPersons.offerId }).from(offerPersons).where(eq(offerPersons.userId, personId));
  const ofTheirHome = sql`${projectChoices.userId} = (select coalesce(one.shares_choices_of, one.id) from users one where one.id = ${personId})`;
  return await findWhere(
    db,
    and(
      eq(projectChoices.projectId, projectId),
      isNull(projectChoices.archivedAt),
      ofTheirHome,
      inArray(offers.id, theirs),
    ),
  );
}

interface OfferToPerson {
  readonly projectId: number;
  readonly offerId: number;
  readonly personId: number;
}

/** @throws ProblemError `not-found` for an offer that is not to the person, for the home that the person has */
export async function findOfferTo(db: Queries, { projectId, offerId, personId }: OfferToPerson): Promise<StoredOffer> {
  const found = (await findOffersTo(db, projectId, personId)).find(({ row }) => row.id === offerId);
  if (!found) throw new ProblemError("not-found");
  return found;
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

/** What is agreed of a home, with its changes; null when nothing is. */
export function agreedOf(all: readonly StoredOffer[]): StaffConfiguration["agreed"] {
  const agreed = all.filter(({ record }) => isAgreed(record));
  if (agreed.length === 0) return null;
  const found = new Set(agreedPartsOf(agreed));
  return {
    parts: COST_GROUPS.filter((part) => found.has(part)),
    totalPrice: sum(agreed.map(({ document }) => document.totalPrice)),
  };
}

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
