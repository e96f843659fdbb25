import { registered, type Asker, type UserRow } from "../../kernel/asker.ts";
import type { AppContext } from "../../kernel/context.ts";
import { ProblemError } from "../../kernel/problem.ts";
import type { ChoicesRow } from "./choices-row.ts";
import { findChoices } from "./find-choices.ts";
import { homeOfChoices, type Home } from "./home.ts";

export interface OwnChoices {
  readonly home: Home;
  /** Null when nothing was saved yet. */
  readonly row: ChoicesRow | null;
}

/**
 * The signed-in user. `owner` is the user whose choices the client read: two people may share a browser.
 * @throws ProblemError `not-authenticated` or `choices-of-another`
 */
export function ownUser(asker: Asker, owner: number | undefined): UserRow {
  const { user } = registered(asker);
  if (owner !== undefined && owner !== user.id) throw new ProblemError("choices-of-another");
  return user;
}

/** The user's own choices in a project. The access policy is checked before. @throws ProblemError as `ownUser` */
export async function findOwnChoices(
  app: AppContext,
  asker: Asker,
  projectId: number,
  owner?: number,
): Promise<OwnChoices> {
  const user = ownUser(asker, owner);
  const live = await app.catalogue.project(projectId);
  const row = await findChoices(app.pool, { user, project: live });
  return { home: await homeOfChoices(app, user, live, row), row };
}
