import { and, asc, eq } from "drizzle-orm";
import type { Queries } from "../database/database.ts";
import {
  catalogueVersionArticles,
  catalogueVersionPages,
  catalogueVersions,
} from "../database/schema/catalogue-versions.ts";
import type { LoadedProject } from "../kernel/loaded-project.ts";
import { loadHouseTypes } from "./load-house-types.ts";

/** Reads a version of a project's catalogue; null when it is not stored. */
export async function loadVersion(db: Queries, projectId: number, revision: number): Promise<LoadedProject | null> {
  const [version] = await db
    .select()
    .from(catalogueVersions)
    .where(and(eq(catalogueVersions.projectId, projectId), eq(catalogueVersions.revision, revision)));
  if (!version) return null;
  const pages = await db
    .select()
    .from(catalogueVersionPages)
    .where(and(eq(catalogueVersionPages.projectId, projectId), eq(catalogueVersionPages.revision, revision)))
    .orderBy(asc(catalogueVersionPages.position));
  const products = await db
    .select({ product: catalogueVersionArticles.product })
    .from(catalogueVersionArticles)
    .where(and(eq(catalogueVersionArticles.projectId, projectId), eq(catalogueVersionArticles.revision, revision)));
  const { document, houseTypes, showroomId, catalogueVersion } = version;
  return {
    id: projectId,
    revision,
    showroomId,
    catalogueVersion,
    document,
    houseTypes: loadHouseTypes({ projectId, document, houseTypes, pages, offer: version }),
    articles: new Map(products.map(({ product }) => [product.product_number, product])),
  };
}
