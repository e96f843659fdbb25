import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import type { Confirmation } from "@showroom/api-contract/entities/confirmation";
import type { Queries } from "../../database/database.ts";
import { confirmations, projectChoices, type StoredRooms } from "../../database/schema/choices.ts";
import { isHandedIn } from "../../offers/last-offers.ts";
import { picturesOf } from "../../pictures/room-pictures.ts";

/** Joins choices to the confirmation in force: the newest one, while the choices are submitted. */
export const isInForce = and(
  eq(confirmations.choicesId, projectChoices.id),
  isNotNull(projectChoices.submitType),
  sql`${confirmations.version} = (select max(newest.version) from ${confirmations} newest where newest.choices_id = ${projectChoices.id})`,
);

/** The rooms that were frozen for a last offer; null when the confirmation is of what was handed in. */
export async function findLateRooms(db: Queries, confirmationId: number): Promise<StoredRooms | null> {
  const [found] = await db
    .select({ late: confirmations.late })
    .from(confirmations)
    .where(eq(confirmations.id, confirmationId));
  return found?.late?.rooms ?? null;
}

/** The rows of all confirmations of choices, newest first. */
export const storedConfirmations = async (db: Queries, choicesId: number) =>
  await db
    .select({ id: confirmations.id, version: confirmations.version, document: confirmations.document })
    .from(confirmations)
    .where(and(eq(confirmations.choicesId, choicesId), isHandedIn))
    .orderBy(desc(confirmations.version));

/** All confirmations of choices, newest first. Documents of before there were versions get theirs. */
export async function confirmationsOf(db: Queries, choicesId: number): Promise<readonly Confirmation[]> {
  const found = await storedConfirmations(db, choicesId);
  const pictures = await picturesOf(
    db,
    found.map(({ id }) => id),
  );
  return found.map(({ id, version, document }) => ({
    ...document,
    version,
    replaces: document.replaces ?? null,
    pictures: [...pictures(id)],
  }));
}
