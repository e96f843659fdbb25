import { eq } from "drizzle-orm";
import { dayOf } from "@showroom/domain/format/day-in-words";
import { now } from "@showroom/service/clock";
import { findEnteredProjects, mayEnter } from "../accounts/staff-projects.ts";
import type { Queries } from "../database/database.ts";
import { staffWishes } from "../database/schema/day.ts";
import type { UserRow } from "../kernel/asker.ts";
import { findStaff } from "./find-day.ts";

interface StoredAbsence {
  readonly lastDay: string | null;
  readonly deputyId: number | null;
}

/** Until when somebody is out of office. An absence that is over counts as none. */
export async function findAbsence(db: Queries, userId: number): Promise<StoredAbsence> {
  const [row] = await db.select().from(staffWishes).where(eq(staffWishes.userId, userId));
  return row && row.awayUntil !== null && row.awayUntil >= dayOf(now())
    ? { lastDay: row.awayUntil, deputyId: row.deputyId }
    : { lastDay: null, deputyId: null };
}

export async function saveAbsence(
  db: Queries,
  user: UserRow,
  { lastDay, deputyId }: StoredAbsence,
): Promise<"done" | "past" | "deputy-unknown"> {
  if (lastDay !== null && lastDay < dayOf(now())) return "past";
  const deputy = deputyId === null ? null : (await findStaff(db)).find(({ id }) => id === deputyId && id !== user.id);
  const entered = await findEnteredProjects(db, user);
  if (deputy === undefined || (deputy !== null && !entered.some((project) => mayEnter(deputy, project))))
    return "deputy-unknown";
  const absence = { awayUntil: lastDay, deputyId: lastDay === null ? null : deputyId };
  await db
    .insert(staffWishes)
    .values({ userId: user.id, ...absence })
    .onConflictDoUpdate({ target: staffWishes.userId, set: absence });
  return "done";
}
