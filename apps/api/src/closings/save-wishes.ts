import { sql } from "drizzle-orm";
import { now } from "@showroom/service/clock";
import { recordAudit } from "../accounts/audit.ts";
import type { Database } from "../database/database.ts";
import { planningProjects, planningWishes } from "../database/schema/planning.ts";
import type { Asker } from "../kernel/asker.ts";

/** Turns the reminders of a buyer off or on. */
export async function setMuted(db: Database, userId: number, isMuted: boolean): Promise<void> {
  const mutedAt = isMuted ? now() : null;
  await db
    .insert(planningWishes)
    .values({ userId, mutedAt })
    .onConflictDoUpdate({ target: planningWishes.userId, set: { mutedAt } });
}

/** Ends all addresses of a buyer's calendar. */
export async function endCalendars(db: Database, userId: number): Promise<void> {
  await db
    .insert(planningWishes)
    .values({ userId, calendarNumber: 2 })
    .onConflictDoUpdate({
      target: planningWishes.userId,
      set: { calendarNumber: sql`${planningWishes.calendarNumber} + 1` },
    });
}

/** Sets how many days before a date the buyers of a project are reminded: the longest first, each once. */
export async function saveDistances(
  db: Database,
  asker: Asker,
  projectId: number,
  wanted: readonly number[],
): Promise<void> {
  const distances = [...new Set(wanted)].toSorted((one, other) => other - one);
  await db
    .insert(planningProjects)
    .values({ projectId, distances })
    .onConflictDoUpdate({ target: planningProjects.projectId, set: { distances } });
  await recordAudit(db, asker, {
    action: "changed-reminders",
    projectId,
    details: { distances: distances.join(", ") },
  });
}
