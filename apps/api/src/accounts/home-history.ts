/** What happened to a home, for staff: what was chosen, handed in, offered and agreed. */
import type { Queries } from "../database/database.ts";
import { choiceChanges, type HistoryChange, type HistoryEvent } from "../database/schema/choices.ts";
import type { UserRow } from "../kernel/asker.ts";
import { calledName } from "./home-buyers.ts";

export interface HistoryFacts {
  readonly choicesId: number;
  readonly version: number;
  readonly event: HistoryEvent;
  readonly changes: readonly HistoryChange[];
  /** Cents. */
  readonly totalPrice: number;
  /** A reason, the names of confirmed rooms, or what was offered or asked. */
  readonly note?: string | null;
}

/** Records an event that does not change the choices. A save records its own event. */
export async function recordHistory(tx: Queries, actor: UserRow, facts: HistoryFacts): Promise<void> {
  await tx.insert(choiceChanges).values({
    ...facts,
    changes: [...facts.changes],
    byUserId: actor.id,
    byName: calledName(actor),
    byRole: actor.role,
  });
}
