import { eq } from "drizzle-orm";
import { changesByStaff, changesChoices, type Endpoint } from "@showroom/api-contract/endpoint";
import { isProjectUser } from "@showroom/domain/access/access";
import { actorOf } from "../accounts/actor.ts";
import { projects } from "../database/schema/catalogue.ts";
import type { Asker } from "../kernel/asker.ts";
import type { AppContext } from "../kernel/context.ts";
import { ProblemError } from "../kernel/problem.ts";

/**
 * Refuses calls that change a project that can only be read: for buyers a closed one, for everyone an archived one.
 * @throws ProblemError `project-closed`
 */
export async function refuseInClosedProject(
  { db }: Pick<AppContext, "db">,
  endpoint: Endpoint,
  asker: Asker,
  params: unknown,
): Promise<void> {
  if (asker.kind !== "user" || !(changesChoices(endpoint) || changesByStaff(endpoint))) return;
  const { projectId } = params as { readonly projectId: number };
  const [project] = await db.select({ state: projects.state }).from(projects).where(eq(projects.id, projectId));
  const isReadOnly =
    project?.state === "archived" || (project?.state === "closed" && isProjectUser(actorOf(asker.user)));
  if (isReadOnly) throw new ProblemError("project-closed");
}
