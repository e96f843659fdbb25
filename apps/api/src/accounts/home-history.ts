/** What happened to a home, for staff: what was chosen, handed in, offered and agreed. */
import type { Role } from "@showroom/domain/model/user";
import type { Queries } from "../database/database.ts";
import { choiceChanges, type HistoryChange, type HistoryEvent } from "../database/schema/choices.ts";
import type { UserRow } from "../kernel/asker.ts";
import { calledName } from "./home-buyers.ts";

/** Who did something. */
export interface Author {
  readonly id: number;
  readonly name: string;
  readonly role: Role | null;
}

export const authorOf = (user: UserRow): Author => ({ id: user.id, name: calledName(user), role: user.role });

/** The author of what the product does by itself. */
export const PRODUCT: Author = { id: 0, name: "Showroom", role: null };

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

/** Records an event that does not change the choices, and returns its id. A save records its own event. */
export async function recordHistory(tx: Queries, author: Author, facts: HistoryFacts): Promise<number> {
  const [recorded] = await tx
    .insert(choiceChanges)
    .values({
      ...facts,
      changes: [...facts.changes],
      byUserId: author.id,
      byName: author.name,
      byRole: author.role,
    })
    .returning({ id: choiceChanges.id });
  if (!recorded) throw new Error("The event was not stored");
  return recorded.id;
}
