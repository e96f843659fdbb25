import type { Queries } from "../../database/database.ts";
import type { CatalogueSource } from "../../database/schema/catalogue-versions.ts";
import { ProblemError } from "../../kernel/problem.ts";
import { readSource } from "../publish/export-project.ts";
import { VersionError } from "../publish/revert-catalogue.ts";

/**
 * The source of a project's present catalogue; null when it was not stored. It is without the state, the contracting parties and the texts
 * of agreements that it named, because the project may have others since.
 */
export async function findPresentSource(db: Queries, slug: string): Promise<CatalogueSource | null> {
  try {
    const source = await readSource(db, slug);
    const { status: _status, acceptedBy: _who, countersigned: _signs, ...project } = source.bundle.project;
    return { ...source, bundle: { ...source.bundle, project, contractingParties: [], agreementTexts: [] } };
  } catch (error) {
    if (error instanceof VersionError) return null;
    throw error;
  }
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
