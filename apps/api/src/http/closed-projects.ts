import { sql } from "drizzle-orm";
import { changesProject, type Endpoint } from "@showroom/api-contract/endpoint";
import { isProjectUser } from "@showroom/domain/access/access";
import { actorOf } from "../accounts/actor.ts";
import type { Database } from "../database/database.ts";
import { inBatches } from "../database/in-batches.ts";
import { projects } from "../database/schema/catalogue.ts";
import type { Asker } from "../kernel/asker.ts";
import { ProblemError } from "../kernel/problem.ts";

type ProjectState = (typeof projects.$inferSelect)["state"];
/** Finds the state of a project. */
export type FindState = (projectId: number) => Promise<ProjectState | undefined>;

/** A prepared, batched query, because every save needs it. */
export function prepareFindState(db: Database): FindState {
  const query = db
    .select({ id: projects.id, state: projects.state })
    .from(projects)
    .where(sql`${projects.id} = any(${sql.placeholder("ids")})`)
    .prepare("find_states");
  return inBatches(async (ids) => new Map((await query.execute({ ids })).map(({ id, state }) => [id, state])));
}

/**
 * Refuses calls that change a project that can only be read: for buyers a closed one, for everyone an archived one.
 * @throws ProblemError `project-closed`
 */
export async function refuseInClosedProject(
  findState: FindState,
  endpoint: Endpoint,
  asker: Asker,
  params: unknown,
): Promise<void> {
  if (asker.kind !== "user" || !changesProject(endpoint)) return;
  const { projectId } = params as { readonly projectId: number };
  const state = await findState(projectId);
  const isReadOnly = state === "archived" || (state === "closed" && isProjectUser(actorOf(asker.user)));
  if (isReadOnly) throw new ProblemError("project-closed");
}
