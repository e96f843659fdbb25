import { eq } from "drizzle-orm";
import type { Queries } from "../database/database.ts";
import { projects } from "../database/schema/catalogue.ts";
import { ProblemError } from "../kernel/problem.ts";

/**
 * Locks a project, so that members of staff invite its buyers one after the other.
 * @throws ProblemError `project-closed` unless the project is open: buyers could not enter it
 */
export async function lockOpenProject(tx: Queries, projectId: number): Promise<void> {
  const [project] = await tx
    .select({ state: projects.state })
    .from(projects)
    .where(eq(projects.id, projectId))
    .for("no key update");
  if (!project) throw new ProblemError("not-found");
  if (project.state !== "open") throw new ProblemError("project-closed");
}
