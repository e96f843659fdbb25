import { and, eq, isNull, sql } from "drizzle-orm";
import { normaliseEmail } from "@showroom/domain/validation/email";
import { now } from "@showroom/service/clock";
import type { Queries } from "../../database/database.ts";
import { invitations, users } from "../../database/schema/accounts.ts";
import { openidIdentities } from "../../database/schema/openid.ts";
import type { UserRow } from "../../kernel/asker.ts";
import { isWithdrawn } from "../home-buyers.ts";
import type { OpenidPerson } from "./sign-ins.ts";

/** Whether an organisation's provider may sign an account in: it is one of its own staff, and switched on. */
const isOwnStaff = (user: UserRow, organisationId: number): boolean =>
  user.organisationId === organisationId &&
  user.role !== "projectuser" &&
  user.disabledAt === null &&
  !isWithdrawn(user);

async function accountOfIdentity(tx: Queries, { issuer, subject }: OpenidPerson): Promise<UserRow | null> {
  const isIt = and(eq(openidIdentities.issuer, issuer), eq(openidIdentities.subject, subject));
  const [row] = await tx
    .select({ user: users })
    .from(openidIdentities)
    .innerJoin(users, eq(users.id, openidIdentities.userId))
    .where(isIt)
    .for("update");
  if (!row) return null;
  await tx.update(openidIdentities).set({ lastUsedAt: now() }).where(isIt);
  return row.user;
}

/**
 * The account that a person of an organisation's provider has here; null for nobody. At the first sign-in it is the one
 * with their address; from then on the provider's own name for them counts, because addresses are given to others. An
 * open invitation is accepted with it. Call it in a transaction.
 */
export async function findOpenidAccount(
  tx: Queries,
  organisationId: number,
  person: OpenidPerson,
): Promise<UserRow | null> {
  const known = await accountOfIdentity(tx, person);
  if (known) return isOwnStaff(known, organisationId) ? known : null;
  if (person.email === null) return null;
  const [user] = await tx
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, normaliseEmail(person.email)))
    .for("update");
  if (!user || !isOwnStaff(user, organisationId)) return null;
  const added = await tx
    .insert(openidIdentities)
    .values({ issuer: person.issuer, subject: person.subject, userId: user.id, lastUsedAt: now() })
    .onConflictDoNothing()
    .returning({ userId: openidIdentities.userId });
  // Somebody else of the provider has this account already.
  if (added.length === 0) return null;
  await tx
    .update(invitations)
    .set({ usedAt: now() })
    .where(and(eq(invitations.userId, user.id), isNull(invitations.usedAt)));
  const [named] = await tx
    .update(users)
    .set({
      firstName: user.firstName || person.firstName,
      lastName: user.lastName || person.lastName,
      approvedTermsAt: user.approvedTermsAt ?? now(),
    })
    .where(eq(users.id, user.id))
    .returning();
  return named ?? null;
}
