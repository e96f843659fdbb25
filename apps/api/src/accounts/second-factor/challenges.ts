import { and, eq, gt, lt, sql } from "drizzle-orm";
import { fromNow, MINUTE, now } from "@showroom/service/clock";
import type { Queries } from "../../database/database.ts";
import { secondFactorChallenges } from "../../database/schema/second-factor.ts";
import { digestOf, newSecret } from "../secrets.ts";

const LIFE = 5 * MINUTE;
/** Wrong answers after which a sign-in starts again. */
const MOST_FAILURES = 5;

type Purpose = (typeof secondFactorChallenges.$inferSelect)["purpose"];

/**
 * Starts the second step of a sign-in, or the creation of a passkey. `challenge` is the one of WebAuthn. Returns a
 * token that stands for this step for five minutes; only its digest is stored.
 */
export async function startChallenge(
  db: Queries,
  userId: number,
  purpose: Purpose,
  challenge: string | null,
): Promise<string> {
  const token = newSecret();
  await db
    .insert(secondFactorChallenges)
    .values({ hash: digestOf(token), userId, purpose, challenge, expiresAt: fromNow(LIFE) });
  return token;
}

const isUsable = (token: string, purpose: Purpose) =>
  and(
    eq(secondFactorChallenges.hash, digestOf(token)),
    eq(secondFactorChallenges.purpose, purpose),
    gt(secondFactorChallenges.expiresAt, now()),
    lt(secondFactorChallenges.failures, MOST_FAILURES),
  );

/** The usable challenge of a token. */
export async function findChallenge(db: Queries, token: string, purpose: Purpose) {
  const [row] = await db.select().from(secondFactorChallenges).where(isUsable(token, purpose));
  return row ?? null;
}

/** The usable challenge of a token, locked until the transaction ends. */
export async function lockChallenge(tx: Queries, token: string, purpose: Purpose) {
  const [row] = await tx.select().from(secondFactorChallenges).where(isUsable(token, purpose)).for("update");
  return row ?? null;
}

export async function noteFailure(tx: Queries, hash: Buffer): Promise<void> {
  await tx
    .update(secondFactorChallenges)
    .set({ failures: sql`${secondFactorChallenges.failures} + 1` })
    .where(eq(secondFactorChallenges.hash, hash));
}

export async function endChallenge(tx: Queries, hash: Buffer): Promise<void> {
  await tx.delete(secondFactorChallenges).where(eq(secondFactorChallenges.hash, hash));
}

/** Removes expired challenges. */
export async function forgetOldChallenges(db: Queries): Promise<void> {
  await db.delete(secondFactorChallenges).where(lt(secondFactorChallenges.expiresAt, now()));
}
