/** The note of staff about a home. Buyers never see it. */
import { and, eq, sql } from "drizzle-orm";
import type { HomeNote } from "@showroom/api-contract/endpoints/day";
import { now } from "@showroom/service/clock";
import { recordAudit } from "../accounts/audit.ts";
import { calledName } from "../accounts/home-buyers.ts";
import type { Queries } from "../database/database.ts";
import { homeNotes } from "../database/schema/day.ts";
import type { Asker, UserRow } from "../kernel/asker.ts";

const EMPTY: HomeNote = { words: "", version: 0, changedAt: null, changedBy: "" };

/** `ownerId`: the owner of the choices of the home. */
export async function findHomeNote(db: Queries, ownerId: number): Promise<HomeNote> {
  const [row] = await db.select().from(homeNotes).where(eq(homeNotes.userId, ownerId));
  return row
    ? {
        words: row.words,
        version: row.version,
        changedAt: row.changedAt?.toISOString() ?? null,
        changedBy: row.changedByName,
      }
    : EMPTY;
}

interface WrittenNote {
  readonly projectId: number;
  readonly ownerId: number;
  readonly words: string;
  /** Of the note that the author saw. */
  readonly version: number;
}

/** Stores the note. Of two who write at the same moment, the second is told and stores nothing. */
export async function writeHomeNote(
  db: Queries,
  asker: Asker & { readonly user: UserRow },
  { projectId, ownerId, words, version }: WrittenNote,
): Promise<"done" | "changed"> {
  const changes = { words, version: version + 1, changedAt: now(), changedByName: calledName(asker.user) };
  await db.insert(homeNotes).values({ userId: ownerId }).onConflictDoNothing();
  const stored = await db
    .update(homeNotes)
    .set(changes)
    .where(and(eq(homeNotes.userId, ownerId), sql`${homeNotes.version} = ${version}`))
    .returning({ userId: homeNotes.userId });
  if (stored.length === 0) return "changed";
  await recordAudit(db, asker, { action: "changed-home-note", projectId, subjectId: ownerId });
  return "done";
}
