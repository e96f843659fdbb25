import { and, eq, isNull, ne, sql } from "drizzle-orm";
import type { Pool } from "pg";
import { normaliseEmail } from "@showroom/domain/validation/email";
import { normaliseSpaces } from "@showroom/domain/validation/text";
import type { Role } from "@showroom/domain/model/user";
import { DAY, fromNow, now } from "@showroom/service/clock";
import type { Queries } from "../database/database.ts";
import { invitations, users } from "../database/schema/accounts.ts";
import { inTransaction } from "../database/transaction.ts";
import type { UserRow } from "../kernel/asker.ts";
import { digestOf, newSecret } from "./secrets.ts";
import { checkHome, hasBuildNumber } from "./project-homes.ts";
import { endSessions } from "./sessions.ts";

const VALID_FOR = 30 * DAY;

export interface Invitation {
  readonly email: string;
  readonly role: Role;
  readonly projectId: number | null;
  /** Projects that a project admin may enter. */
  readonly projectIds?: number[];
  readonly houseTypeId: number | null;
  readonly organisationId: number | null;
  readonly buildNumber: string | null;
  readonly firstName: string;
  readonly lastName: string;
}

export interface Invited {
  readonly userId: number;
  readonly invitationId: number;
  /** Of the link. A mail replaces it by its own. */
  readonly secret: string;
}

/** `link`: the caller shows the link. `mail`: the caller queues a mail in the same transaction. */
type Delivery = "link" | "mail";

/** Any fixed number, so that these locks differ from others. */
const ADDRESS_LOCK = 741_206;

/**
 * Lets one transaction at a time decide whether an address is free, also when they invite for different projects. Taken after
 * the lock of the project, in one order.
 */
export async function lockAddresses(tx: Queries, emails: readonly string[]): Promise<void> {
  for (const email of [...new Set(emails)].toSorted())
    await tx.execute(sql`select pg_advisory_xact_lock(${ADDRESS_LOCK}, hashtext(${email}))`);
}

/** Ends all that an earlier link gives: the link itself, and a session that was started with it. */
export async function endInvitations(tx: Queries, userId: number): Promise<void> {
  await tx
    .update(invitations)
    .set({ usedAt: now() })
    .where(and(eq(invitations.userId, userId), isNull(invitations.usedAt)));
  await endSessions(tx, userId, "expired");
}

/** Gives an invited user a new link, and ends earlier ones. */
export async function renewInvitation(tx: Queries, userId: number, delivery: Delivery): Promise<Invited> {
  const secret = newSecret();
  await endInvitations(tx, userId);
  await tx.update(users).set({ invitedAt: now(), withdrawnAt: null }).where(eq(users.id, userId));
  const [made] = await tx
    .insert(invitations)
    .values({
      hash: digestOf(secret),
      userId,
      expiresAt: fromNow(VALID_FOR),
      queuedAt: delivery === "mail" ? now() : null,
    })
    .returning({ id: invitations.id });
  if (!made) throw new Error("The invitation was not stored");
  return { userId, invitationId: made.id, secret };
}

/**
 * Creates an account with an invitation, or renews the invitation. Null for a registered user.
 * @throws HomeRefused when a buyer's project has homes, but no open one with this number and house type
 */
export async function inviteUserIn(tx: Queries, invitation: Invitation, delivery: Delivery): Promise<Invited | null> {
  const { role, ...rest } = invitation;
  const { projectId, houseTypeId } = rest;
  const email = normaliseEmail(invitation.email);
  const buildNumber = invitation.buildNumber === null ? null : normaliseSpaces(invitation.buildNumber);
  if (role === "projectuser" && projectId !== null && buildNumber !== null)
    await checkHome(tx, { projectId, buildNumber, houseTypeId });
  await lockAddresses(tx, [email]);
  const [known] = await tx
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email))
    .for("update");
  if (known?.passwordHash) return null;
  const facts = { ...rest, email, buildNumber, role, roles: [role] };
  const [user] = known
    ? await tx.update(users).set(facts).where(eq(users.id, known.id)).returning({ id: users.id })
    : await tx.insert(users).values(facts).returning({ id: users.id });
  if (!user) throw new Error("The account was not stored");
  return await renewInvitation(tx, user.id, delivery);
}

/** `inviteUserIn` in a transaction of its own, for a link that the caller shows. */
export async function inviteUser(pool: Pool, invitation: Invitation): Promise<Invited | null> {
  return await inTransaction(pool, ({ tx }) => inviteUserIn(tx, invitation, "link"));
}

/** The buyer who has a building number in a project, other than the one with this address. */
export async function findOtherHolder(
  db: Queries,
  home: { readonly projectId: number; readonly buildNumber: string },
  email: string,
): Promise<UserRow | null> {
  const [holder] = await db
    .select()
    .from(users)
    .where(
      and(
        eq(users.projectId, home.projectId),
        eq(users.role, "projectuser"),
        hasBuildNumber(users.buildNumber, home.buildNumber),
        ne(sql`lower(${users.email})`, email),
      ),
    );
  return holder ?? null;
}
