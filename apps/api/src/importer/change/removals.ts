import { and, eq, inArray } from "drizzle-orm";
import type { Queries } from "../../database/database.ts";
import { articles, floorOffers, houseTypes } from "../../database/schema/catalogue.ts";
import type { IdBook, KeyKind } from "../compile/id-book.ts";

/** An entry that an import retires. */
export interface Removal {
  readonly kind: KeyKind;
  /** Its key in the bundle; for a product the article number. */
  readonly key: string;
  /** Its name; null without one. */
  readonly name: string | null;
}

/** Names of the entries that have one. */
async function namesOf(db: Queries, projectId: number, ids: IdBook): Promise<ReadonlyMap<number, string>> {
  const dropped = ids.dropped();
  const numbers = dropped.filter(({ kind }) => kind === "product").map(({ key }) => key);
  const names = new Map<number, string>();
  const products =
    numbers.length === 0
      ? []
      : await db
          .select({ product: articles.product })
          .from(articles)
          .where(and(eq(articles.projectId, projectId), inArray(articles.productNumber, numbers)));
  for (const { product } of products) {
    const words = [product.name, product.colorName, product.size].filter((word) => word !== null && word !== "");
    names.set(product.id, words.join(", "));
  }
  const [offer] = await db.select().from(floorOffers).where(eq(floorOffers.projectId, projectId));
  for (const part of [offer?.materials, offer?.floors, offer?.baseboards])
    for (const { id, name } of part ?? []) names.set(id, name);
  const types = await db
    .select({ id: houseTypes.id, name: houseTypes.name })
    .from(houseTypes)
    .where(eq(houseTypes.projectId, projectId));
  for (const { id, name } of types) names.set(id, name);
  return names;
}

/** The entries that this import retires. Call it before anything is stored. */
export async function findRemovals(db: Queries, projectId: number, ids: IdBook): Promise<readonly Removal[]> {
  const dropped = ids.dropped();
  if (dropped.length === 0) return [];
  const names = await namesOf(db, projectId, ids);
  return dropped.map(({ kind, key, id }) => ({ kind, key, name: names.get(id) ?? null }));
}
