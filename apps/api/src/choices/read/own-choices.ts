import type { Asker } from "../../kernel/asker.ts";
import type { AppContext } from "../../kernel/context.ts";
import type { ChoicesRow } from "./choices-entity.ts";
import { findChoices } from "../read/find-choices.ts";
import { findHome, type Home } from "./home.ts";

export interface OwnChoices {
  readonly home: Home;
  /** Null when nothing was saved yet. */
  readonly row: ChoicesRow | null;
}

/** The asker's choices in a project. */
export async function findOwnChoices(app: AppContext, asker: Asker, projectId: number): Promise<OwnChoices> {
  const home = await findHome(app, asker, projectId);
  return { home, row: await findChoices(app.pool, home) };
}
