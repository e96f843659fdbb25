/** When the named persons opened an offer, and its PDF. Staff who look in the buyer's place are not counted. */
import { inArray } from "drizzle-orm";
import type { OfferReader } from "@showroom/api-contract/entities/offer";
import { now } from "@showroom/service/clock";
import type { Queries } from "../database/database.ts";
import { offerViews, type OfferViewKind } from "../database/schema/offers.ts";
import type { UserRow } from "../kernel/asker.ts";
import type { StoredOffer } from "./find-offers.ts";

interface OfferView {
  readonly offerId: number;
  readonly kind: OfferViewKind;
}

/** Stores that a named person opened an offer now. */
export async function recordView(db: Queries, { id: userId }: Pick<UserRow, "id">, view: OfferView): Promise<void> {
  const at = now();
  await db
    .insert(offerViews)
    .values({ ...view, userId, firstAt: at, lastAt: at })
    .onConflictDoUpdate({
      target: [offerViews.offerId, offerViews.userId, offerViews.kind],
      set: { lastAt: at },
    });
}

type ViewRow = typeof offerViews.$inferSelect;

/** The views of these offers, by offer. */
export async function findViews(db: Queries, offerIds: readonly number[]): Promise<ReadonlyMap<number, ViewRow[]>> {
  if (offerIds.length === 0) return new Map();
  const found = await db
    .select()
    .from(offerViews)
    .where(inArray(offerViews.offerId, [...offerIds]));
  return Map.groupBy(found, ({ offerId }) => offerId);
}

/** Each named person with what they opened. */
export const readersOf = (
  { document: { persons } }: Pick<StoredOffer, "document">,
  views: readonly ViewRow[] = [],
): OfferReader[] =>
  persons.map(({ userId, name }) => {
    const momentsOf = (kind: OfferViewKind): OfferReader["page"] => {
      const view = views.find((one) => one.userId === userId && one.kind === kind);
      return view ? { firstAt: view.firstAt.toISOString(), lastAt: view.lastAt.toISOString() } : null;
    };
    return { name, page: momentsOf("page"), document: momentsOf("document") };
  });
