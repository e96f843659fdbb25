import { isDeepStrictEqual } from "node:util";
import { eq, inArray } from "drizzle-orm";
import type { Queries } from "../../database/database.ts";
import { articles, pages } from "../../database/schema/catalogue.ts";
import type { CompiledBundle } from "../compile/compile-bundle.ts";
import type { ImportSummary } from "./import-summary.ts";

/** The value after a JSON round trip, as it comes from the database. */
const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Finds the stored entries that a compiled bundle changes; new entries are not included. */
export async function findChanged(db: Queries, compiled: CompiledBundle): Promise<ImportSummary["changed"]> {
  const known = await db
    .select({ product: articles.product })
    .from(articles)
    .where(eq(articles.projectId, compiled.project.id));
  const before = new Map(known.map(({ product }) => [product.product_number, product]));
  const changed = compiled.articles.filter(({ product }) => {
    const old = before.get(product.product_number);
    return old && !isDeepStrictEqual(old, stored(product));
  });
  const now = compiled.houseTypes.flatMap((houseType) => houseType.pages.map(({ page }) => page));
  const oldPages =
    now.length === 0
      ? []
      : await db
          .select({ id: pages.id, document: pages.document })
          .from(pages)
          .where(
            inArray(
              pages.id,
              now.map((page) => page.id),
            ),
          );
  const oldById = new Map(oldPages.map(({ id, document }) => [id, document]));
  const changedPages = now.filter((page) => {
    const old = oldById.get(page.id);
    return old && !isDeepStrictEqual(old, stored(page));
  });
  return { articles: changed.map(({ product }) => product.product_number), pages: changedPages.length };
}
