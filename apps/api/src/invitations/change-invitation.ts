import { and, desc, eq, ne, sql } from "drizzle-orm";
import type { InvitationOutcome } from "@showroom/api-contract/endpoints/invitations";
import { now } from "@showroom/service/clock";
import { recordAudit } from "../accounts/audit.ts";
import { endInvitations } from "../accounts/end-invitations.ts";
import { hadHome } from "../accounts/former-buyer.ts";
import { lockAddresses, renewInvitation } from "../accounts/invite-user.ts";
import { leaveHome } from "../accounts/home-buyers.ts";
import { checkHome, HomeRefused, lockOpenProject, lockProject } from "../accounts/project-homes.ts";
import type { Queries } from "../database/database.ts";
import { invitations, users } from "../database/schema/accounts.ts";
import { inTransaction, type OpenTransaction } from "../database/transaction.ts";
import type { Asker, UserRow } from "../kernel/asker.ts";
import type { AppContext } from "../kernel/context.ts";
import { ProblemError } from "../kernel/problem.ts";
import { isBuyerOf } from "../staff/buyers.ts";

interface Seen {
  readonly projectId: number;
  readonly userId: number;
  /** The newest invitation that the member of staff saw. */
  readonly invitationId: number | null;
}

/**
 * Locks an invited buyer. Null when the buyer registered, or the invitation is not the one that was seen.
 * @throws ProblemError `not-found` for a user who is not a buyer of the project
 */
async function lockInvited(tx: Queries, { projectId, userId, invitationId }: Seen): Promise<UserRow | null> {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(isBuyerOf(projectId), eq(users.id, userId)))
    .for("update");
  if (!user) throw new ProblemError("not-found");
  const [newest] = await tx
    .select({ id: invitations.id })
    .from(invitations)
    .where(eq(invitations.userId, userId))
    .orderBy(desc(invitations.id))
    .limit(1);
  return user.passwordHash === null && (newest?.id ?? null) === invitationId ? user : null;
}

async function isTaken(tx: Queries, email: string, userId: number): Promise<boolean> {
  const [other] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email), ne(users.id, userId)));
  return other !== undefined;
}

/** Whether the home of an invited buyer was closed, given another house type or removed since. */
async function isRefused(tx: Queries, { buildNumber, houseTypeId }: UserRow, projectId: number): Promise<boolean> {
  if (buildNumber === null) return false;
  try {
    await checkHome(tx, { projectId, buildNumber, houseTypeId });
    return false;
  } catch (error) {
    if (error instanceof HomeRefused) return true;
    throw error;
  }
}

async function mailAgain(
  { jobs }: AppContext,
  { tx, client }: OpenTransaction,
  asker: Asker,
  seen: Seen,
  email: string | null,
): Promise<InvitationOutcome> {
  await lockOpenProject(tx, seen.projectId);
  if (email !== null) await lockAddresses(tx, [email]);
  const user = await lockInvited(tx, seen);
  if (!user) return "changed";
  if (await isRefused(tx, user, seen.projectId)) return "home-refused";
  const isCorrected = email !== null && email !== user.email;
  if (isCorrected) {
    if (await isTaken(tx, email, user.id)) return "address-taken";
    // The archived choices would become another person's.
    if (await hadHome(tx, user.id)) return "had-home";
    await tx.update(users).set({ email }).where(eq(users.id, user.id));
  }
  const { invitationId } = await renewInvitation(tx, user.id, "mail");
  await recordAudit(tx, asker, {
    action: isCorrected ? "corrected-invited-address" : "invited-buyer-again",
    subjectId: user.id,
    projectId: seen.projectId,
  });
  await jobs.send("mail.invitation", { invitationId }, client);
  return "done";
}

/** Mails an invited buyer a new link, to the given address or to the same. Earlier links stop working. */
export async function resendInvitationTo(
  app: AppContext,
  asker: Asker,
  seen: Seen,
  email: string | null,
): Promise<InvitationOutcome> {
  return await inTransaction(app.pool, (open) => mailAgain(app, open, asker, seen, email));
}

/** Ends the link of an invited buyer. The account stays, for the list, until the home is given to somebody else. */
export async function withdrawInvitationOf(app: AppContext, asker: Asker, seen: Seen): Promise<InvitationOutcome> {
  return await inTransaction(app.pool, async ({ tx }) => {
    await lockProject(tx, seen.projectId);
    const user = await lockInvited(tx, seen);
    if (user?.withdrawnAt !== null) return "changed";
    await endInvitations(tx, user.id);
    await leaveHome(tx, user);
    await tx.update(users).set({ withdrawnAt: now() }).where(eq(users.id, user.id));
    await recordAudit(tx, asker, {
      action: "withdrew-invitation",
      subjectId: user.id,
      projectId: seen.projectId,
    });
    return "done";
  });
}
