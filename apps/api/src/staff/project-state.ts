import { eq } from "drizzle-orm";
import { mayBecome, STATUS_OF, type ProjectState } from "@showroom/domain/model/project";
import { recordAudit } from "../accounts/audit.ts";
import type { Queries } from "../database/database.ts";
import { projects } from "../database/schema/catalogue.ts";
import type { Asker } from "../kernel/asker.ts";

/** The change of a state that is not possible. */
export class StateError extends Error {
  override readonly name = "StateError";
}

/**
 * Changes the state of a project, and records it in the audit log. Nothing happens when it has that state. `asker` is
 * null for a command on the server. Returns the former state.
 * @throws StateError when the project cannot have the state
 */
export async function changeState(
  tx: Queries,
  asker: Asker | null,
  projectId: number,
  state: ProjectState,
): Promise<ProjectState | null> {
  const [before] = await tx
    .select({ state: projects.state })
    .from(projects)
    .where(eq(projects.id, projectId))
    .for("update");
  if (!before || before.state === "deleted") return null;
  if (before.state === state) return state;
  if (!mayBecome(before.state, state)) throw new StateError(`A project that is ${before.state} cannot become ${state}`);
  await tx.update(projects).set({ state, status: STATUS_OF[state] }).where(eq(projects.id, projectId));
  await recordAudit(tx, asker, {
    action: "changed-project-state",
    projectId,
    details: { from: before.state, to: state },
  });
  return before.state;
}
