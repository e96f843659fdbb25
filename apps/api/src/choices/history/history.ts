import type { UserRow } from "../../kernel/asker.ts";
import type { Queries } from "../../database/database.ts";
import { choiceChanges, type HistoryChange, type HistoryEvent } from "../../database/schema/choices.ts";
import type { Rooms } from "../read/check-rooms.ts";

const isNewlyConfirmed = (before: Rooms, after: Rooms): boolean =>
  Object.entries(after).some(([key, room]) => room.confirmedByUser && !before[key]?.confirmedByUser);

/** What to call a save in the history; null for one that changed nothing worth telling. */
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
}

/** What the history calls somebody. */
export const nameOf = (actor: UserRow): string =>
  [actor.firstName, actor.lastName].filter(Boolean).join(" ") || actor.email;

/** Writes down who did what without changing the choices; a change tells of itself. */
export async function recordHistory(tx: Queries, actor: UserRow, facts: HistoryFacts): Promise<void> {
  await tx
    .insert(choiceChanges)
    .values({ ...facts, changes: [...facts.changes], byUserId: actor.id, byName: nameOf(actor), byRole: actor.role });
}
