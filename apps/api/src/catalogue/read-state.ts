import { eq } from "drizzle-orm";
import type { Queries } from "../database/database.ts";
import { projects, type StoredProjectState } from "../database/schema/catalogue.ts";
import { ProblemError } from "../kernel/problem.ts";

/** The state of a project; null when there is none. */
export async function readState(db: Queries, projectId: number): Promise<StoredProjectState | null> {
  const [found] = await db.select({ state: projects.state }).from(projects).where(eq(projects.id, projectId));
  return found?.state ?? null;
}

/**
 * Hides a concept.
 * @throws ProblemError `not-found`
 */
export async function refuseConcept(db: Queries, projectId: number): Promise<void> {
  if ((await readState(db, projectId)) === "concept") throw new ProblemError("not-found");
}
