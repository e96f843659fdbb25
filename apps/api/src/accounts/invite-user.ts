import { and, eq, isNull, sql } from "drizzle-orm";
import type { Pool } from "pg";
import { normaliseEmail } from "@showroom/domain/validation/email";
import { normaliseSpaces } from "@showroom/domain/validation/text";
import type { Role } from "@showroom/domain/model/user";
import { DAY, fromNow, now } from "@showroom/service/clock";
import { invitations, users } from "../database/schema/accounts.ts";
import { inTransaction } from "../database/transaction.ts";
import { digestOf, newSecret } from "./secrets.ts";

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

/**
 * Creates an account with an invitation, or renews the invitation; earlier links stop working. Null for a registered
 * user.
 */
export async function inviteUser(
  pool: Pool,
  invitation: Invitation,
): Promise<{ readonly userId: number; readonly secret: string } | null> {
  const secret = newSecret();
  const { role, ...rest } = invitation;
  const email = normaliseEmail(invitation.email);
  const buildNumber = invitation.buildNumber === null ? null : normaliseSpaces(invitation.buildNumber);
  return await inTransaction(pool, async ({ tx }) => {
    const [known] = await tx
      .select()
      .from(users)
      .where(eq(sql`lower(${users.email})`, email))
      .for("update");
    if (known?.passwordHash) return null;
    const facts = { ...rest, email, buildNumber, role, roles: [role], invitedAt: now() };
    const [user] = known
      ? await tx.update(users).set(facts).where(eq(users.id, known.id)).returning({ id: users.id })
      : await tx.insert(users).values(facts).returning({ id: users.id });
    if (!user) throw new Error("The account was not stored");
    await tx
      .update(invitations)
      .set({ usedAt: now() })
      .where(and(eq(invitations.userId, user.id), isNull(invitations.usedAt)));
    await tx.insert(invitations).values({ hash: digestOf(secret), userId: user.id, expiresAt: fromNow(30 * DAY) });
    return { userId: user.id, secret };
  });
}
