import type { Asker } from "../../kernel/asker.ts";
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

/** The user's own choices in a project. The access policy is checked before. */
export async function findOwnChoices(app: AppContext, asker: Asker, projectId: number): Promise<OwnChoices> {
  if (asker.kind !== "user") throw new ProblemError("not-authenticated");
  const live = await app.catalogue.project(projectId);
  const row = await findChoices(app.pool, { user: asker.user, project: live });
  return { home: await homeOfChoices(app, asker.user, live, row), row };
}
