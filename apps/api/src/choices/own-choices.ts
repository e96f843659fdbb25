import type { Asker } from "../accounts/asker.ts";
import type { AppContext } from "../app/context.ts";
import type { ChoicesRow } from "./choices-entity.ts";
import { findChoices, lockChoices } from "./choices-rows.ts";
import { findHome, type Home } from "./home.ts";
import { inTransaction } from "../database/transaction.ts";

export interface OwnChoices {
  readonly home: Home;
  /** Null when nothing was saved yet. */
  readonly row: ChoicesRow | null;
}

/** The asker's choices in a project. */
export async function findOwnChoices(app: AppContext, asker: Asker, projectId: number): Promise<OwnChoices> {
  const home = await findHome(app, asker, projectId);
  return { home, row: await findChoices(app.db, home) };
}

/** The same for calls that keep something with the choices: there is a row afterwards. */
export async function ensureOwnChoices(app: AppContext, asker: Asker, projectId: number): Promise<OwnChoices & { readonly row: ChoicesRow }> {
  const { home, row } = await findOwnChoices(app, asker, projectId);
  return { home, row: row ?? (await inTransaction(app.pool, ({ tx }) => lockChoices(tx, home))) };
}
