import { and, eq } from "drizzle-orm";
import { chunks } from "../database/chunks.ts";
import type { Queries } from "../database/database.ts";
import { stagedCatalogues } from "../database/schema/staged-catalogues.ts";
import {
  catalogueVersionArticles,
  catalogueVersionPages,
  catalogueVersions,
} from "../database/schema/catalogue-versions.ts";
import type { Catalogue } from "../kernel/loaded-project.ts";
import { ProblemError } from "../kernel/problem.ts";

/** The revision of a staged catalogue's version. It is negative, so that it never counts as a published one. */
export const stagedRevision = (stagedId: number): number => -stagedId;

type Pages = Omit<typeof catalogueVersionPages.$inferInsert, "projectId" | "revision">[];
type Articles = Omit<typeof catalogueVersionArticles.$inferInsert, "projectId" | "revision">[];

export interface StagedVersion {
  readonly version: Omit<typeof catalogueVersions.$inferInsert, "revision">;
  readonly pages: Pages;
  readonly articles: Articles;
}

/** Stores the version of a staged catalogue. */
export async function storeStagedVersion(tx: Queries, stagedId: number, staged: StagedVersion): Promise<void> {
  const place = { projectId: staged.version.projectId, revision: stagedRevision(stagedId) };
  await tx.insert(catalogueVersions).values({ ...staged.version, ...place });
  for (const pages of chunks(staged.pages))
    await tx.insert(catalogueVersionPages).values(pages.map((page) => ({ ...page, ...place })));
  for (const articles of chunks(staged.articles))
    await tx.insert(catalogueVersionArticles).values(articles.map((article) => ({ ...article, ...place })));
}

/**
 * The staged catalogue of a project.
 * @throws ProblemError `not-found`
 */
export async function findStaged(db: Queries, projectId: number, stagedId: number) {
  const [staged] = await db
    .select()
    .from(stagedCatalogues)
    .where(and(eq(stagedCatalogues.projectId, projectId), eq(stagedCatalogues.id, stagedId)));
  if (!staged) throw new ProblemError("not-found");
  return staged;
}

/** Removes a staged catalogue with its version; false when there is none. */
export async function removeStaged(tx: Queries, projectId: number, stagedId: number): Promise<boolean> {
  const removed = await tx
    .delete(stagedCatalogues)
    .where(and(eq(stagedCatalogues.projectId, projectId), eq(stagedCatalogues.id, stagedId)))
    .returning({ id: stagedCatalogues.id });
  if (removed.length === 0) return false;
  await tx
    .delete(catalogueVersions)
    .where(and(eq(catalogueVersions.projectId, projectId), eq(catalogueVersions.revision, stagedRevision(stagedId))));
  return true;
}

/** A catalogue in which a staged version of one project is the present one. */
export function withStaged(catalogue: Catalogue, projectId: number, stagedId: number): Catalogue {
  const staged = () => catalogue.at(projectId, stagedRevision(stagedId));
  return {
    at: catalogue.at,
    project: async (id) => (id === projectId ? await staged() : await catalogue.project(id)),
    projectOfHouseType: async (houseTypeId) => {
      const project = await staged();
      return project.houseTypes.has(houseTypeId) ? project : await catalogue.projectOfHouseType(houseTypeId);
    },
  };
}
