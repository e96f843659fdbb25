import { desc, eq, inArray, sql } from "drizzle-orm";
import type { DayOutcome } from "@showroom/api-contract/endpoints/day";
import { isAboutStart, REMINDER_DAYS } from "@showroom/domain/staff/day-item";
import { ago, DAY, now } from "@showroom/service/clock";
import { recordAudit } from "../accounts/audit.ts";
import { mailedBuyers } from "../accounts/home-buyers.ts";
import { nextDaytime } from "../closings/daytime.ts";
import type { Queries } from "../database/database.ts";
import { invitations } from "../database/schema/accounts.ts";
import { homeNotes } from "../database/schema/day.ts";
import { planningWishes } from "../database/schema/planning.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Asker } from "../kernel/asker.ts";
import type { AppContext } from "../kernel/context.ts";
import { resendInvitationTo } from "../invitations/change-invitation.ts";
import type { Candidate } from "./day-candidates.ts";

/** Notes that a home is reminded. False when somebody did so in the last days. */
async function noteReminder(db: Queries, userId: number): Promise<boolean> {
  const noted = await db
    .insert(homeNotes)
    .values({ userId, remindedAt: now() })
    .onConflictDoUpdate({
      target: homeNotes.userId,
      set: { remindedAt: now() },
      setWhere: sql`coalesce(${homeNotes.remindedAt} <= ${ago(REMINDER_DAYS * DAY)}, true)`,
    })
    .returning({ userId: homeNotes.userId });
  return noted.length > 0;
}

/** Who registered and wants mails that only help. */
async function findReaders(db: Queries, ownerId: number): Promise<number[]> {
  const registered = (await mailedBuyers(db, ownerId)).flatMap(({ id, passwordHash }) =>
    passwordHash === null ? [] : [id],
  );
  if (registered.length === 0) return [];
  const wishes = await db.select().from(planningWishes).where(inArray(planningWishes.userId, registered));
  const muted = new Set(wishes.flatMap(({ userId, mutedAt }) => (mutedAt === null ? [] : [userId])));
  return registered.filter((id) => !muted.has(id));
}

/** Sends somebody who never registered a new link, at the address that the sales office invited. */
async function inviteAgain(app: AppContext, asker: Asker, projectId: number, userId: number): Promise<DayOutcome> {
  const [newest] = await app.db
    .select({ id: invitations.id })
    .from(invitations)
    .where(eq(invitations.userId, userId))
    .orderBy(desc(invitations.id))
    .limit(1);
  const seen = { projectId, userId, invitationId: newest?.id ?? null };
  const outcome = await resendInvitationTo(app, asker, seen, null);
  if (outcome !== "done") return outcome === "changed" ? "changed" : "refused";
  await noteReminder(app.db, userId);
  return "done";
}

/**
 * Reminds the buyers of a home once: who registered by a letter, and a home where nobody did by a new invitation. Refused where it
 * was done in the last days, and where nobody wants such letters. At night the letter waits for the morning.
 */
export async function remindHome(app: AppContext, asker: Asker, row: Candidate): Promise<DayOutcome> {
  const { projectId, ownerId } = row;
  if (!isAboutStart(row.kind) || ownerId === null) return "refused";
  if (!row.isRegistered) return await inviteAgain(app, asker, projectId, ownerId);
  const readers = await findReaders(app.db, ownerId);
  if (readers.length === 0) return "refused";
  return await inTransaction(app.pool, async ({ tx, client }) => {
    if (!(await noteReminder(tx, ownerId))) return "refused";
    for (const userId of readers) await app.jobs.send("mail.reminder", { userId }, client, nextDaytime(now()));
    await recordAudit(tx, asker, { action: "reminded-buyers", projectId, subjectId: ownerId });
    return "done";
  });
}
