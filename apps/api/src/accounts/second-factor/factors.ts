/** Adding, using and removing the second factors of a user. */
import { and, eq, isNull, lt, ne, or, sql } from "drizzle-orm";
import { now } from "@showroom/service/clock";
import type { Queries } from "../../database/database.ts";
import { sessions, users } from "../../database/schema/accounts.ts";
import { passkeys } from "../../database/schema/second-factor.ts";
import type { Asker, UserRow } from "../../kernel/asker.ts";
import type { SealOf } from "../../kernel/seal.ts";
import { recordAudit } from "../audit.ts";
import { hasSecondFactor } from "./factor-state.ts";
import { removeRecoveryCodes, replaceRecoveryCodes } from "./recovery-codes.ts";
import { stepOfCode } from "./totp.ts";

type UserAsker = Extract<Asker, { kind: "user" }>;
export type FactorKind = "totp" | "passkey";

const totpSeal = (sealOf: SealOf, userId: number) => sealOf(`totp ${userId}`);

/** Stores the secret of an authenticator app; it counts from its first correct code. */
export async function keepTotpSecret(tx: Queries, sealOf: SealOf, userId: number, secret: string): Promise<void> {
  await tx
    .update(users)
    .set({ totpSecret: totpSeal(sealOf, userId).seal(secret), totpConfirmedAt: null, totpLastStep: null })
    .where(eq(users.id, userId));
}

/** Uses a code of the authenticator app. False for a wrong code and for one that was used before. */
export async function useTotpCode(tx: Queries, sealOf: SealOf, user: UserRow, code: string): Promise<boolean> {
  if (user.totpSecret === null) return false;
  const step = stepOfCode(totpSeal(sealOf, user.id).open(user.totpSecret), code, user.totpLastStep);
  if (step === null) return false;
  const isNew = or(isNull(users.totpLastStep), lt(users.totpLastStep, step));
  const used = await tx
    .update(users)
    .set({ totpLastStep: step })
    .where(and(eq(users.id, user.id), isNew))
    .returning({ id: users.id });
  return used.length > 0;
}

export async function userHasSecondFactor(db: Queries, userId: number): Promise<boolean> {
  const [row] = await db.select({ has: hasSecondFactor }).from(users).where(eq(users.id, userId));
  return row?.has ?? false;
}

/**
 * Completes the enrolment of a factor. The first one ends the user's other sessions, which began without it, and gives
 * recovery codes; null for a further one.
 */
export async function enrolled(
  tx: Queries,
  asker: UserAsker,
  isFirst: boolean,
  factor: FactorKind,
): Promise<string[] | null> {
  const { user, sessionId } = asker;
  await recordAudit(tx, asker, { action: "second-factor-added", subjectId: user.id, details: { factor } });
  if (!isFirst) return null;
  await tx
    .update(sessions)
    .set({ endedAt: now(), endReason: "ended" })
    .where(and(eq(sessions.userId, user.id), ne(sessions.id, sessionId), isNull(sessions.endedAt)));
  return await replaceRecoveryCodes(tx, user.id);
}

/** Notes the removal of a factor. Recovery codes go with the last one. */
export async function removed(tx: Queries, asker: UserAsker, factor: FactorKind): Promise<void> {
  const { user } = asker;
  await recordAudit(tx, asker, { action: "second-factor-removed", subjectId: user.id, details: { factor } });
  if (!(await userHasSecondFactor(tx, user.id))) await removeRecoveryCodes(tx, user.id);
}

const NO_TOTP = { totpSecret: null, totpConfirmedAt: null, totpLastStep: null } as const;

export async function removeTotpOf(tx: Queries, userId: number): Promise<boolean> {
  const changed = await tx
    .update(users)
    .set(NO_TOTP)
    .where(and(eq(users.id, userId), sql`${users.totpSecret} is not null`))
    .returning({ id: users.id });
  return changed.length > 0;
}

/** Removes every factor of a user and the recovery codes. */
export async function removeAllFactors(tx: Queries, userId: number): Promise<void> {
  await removeTotpOf(tx, userId);
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  await removeRecoveryCodes(tx, userId);
}
