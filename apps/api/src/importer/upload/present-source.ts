import type { Queries } from "../../database/database.ts";
import type { CatalogueSource } from "../../database/schema/catalogue-versions.ts";
import { ProblemError } from "../../kernel/problem.ts";
import { readSource } from "../publish/export-project.ts";
import { VersionError } from "../publish/revert-catalogue.ts";

/** The source of a project's present catalogue; null when it was not stored. */
export async function findPresentSource(db: Queries, slug: string): Promise<CatalogueSource | null> {
  return await readSource(db, slug).catch((error: unknown) => {
    if (error instanceof VersionError) return null;
    throw error;
  });
}

/**
 * The source of a project's present catalogue.
 * @throws ProblemError `not-found` when it was not stored
 */
export async function requirePresentSource(db: Queries, slug: string): Promise<CatalogueSource> {
  const source = await findPresentSource(db, slug);
  if (source === null) throw new ProblemError("not-found", { detail: "The bundle of this catalogue was not stored" });
  return source;
}
