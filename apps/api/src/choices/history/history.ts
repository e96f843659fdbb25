import type { UserRow } from "../../kernel/asker.ts";
import { calledName } from "../../accounts/home-buyers.ts";
import type { Queries } from "../../database/database.ts";
import { choiceChanges, type HistoryChange, type HistoryEvent } from "../../database/schema/choices.ts";
import type { Rooms } from "../read/check-rooms.ts";

const isNewlyConfirmed = (before: Rooms, after: Rooms): boolean =>
  Object.entries(after).some(([key, room]) => room.confirmedByUser && !before[key]?.confirmedByUser);

/** The history event of a save; null for a save without a relevant change. */
export function eventOf(before: Rooms, after: Rooms, changes: readonly HistoryChange[]): HistoryEvent | null {
  if (isNewlyConfirmed(before, after)) return "roomConfirmed";
  return changes.length > 0 ? "saved" : null;
}

export interface HistoryFacts {
  readonly choicesId: number;
  readonly version: number;
  readonly event: HistoryEvent;
  readonly changes: readonly HistoryChange[];
  /** Cents. */
  readonly totalPrice: number;
  /** The reason of a reopening. */
  readonly note?: string;
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
