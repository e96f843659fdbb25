import { randomUUID } from "node:crypto";
import { and, eq, isNull, lt, not, or, sql } from "drizzle-orm";
import type { Database, Queries } from "../database/database.ts";
import { refreshTokens, sessions } from "../database/schema/accounts.ts";
import { digestOf, newSecret } from "./secrets.ts";

const REFRESH_TOKEN_LIFE = sql`now() + interval '30 days'`;

/** How long after its rotation an old token means "another tab just refreshed" and not theft. */
const GRACE_SECONDS = 10;

async function issue(db: Queries, sessionId: string): Promise<string> {
  const token = newSecret();
  await db.insert(refreshTokens).values({ hash: digestOf(token), sessionId, expiresAt: REFRESH_TOKEN_LIFE });
  return token;
}

/** Begins a session. The refresh token is told once and stored hashed. */
export async function openSession(
  db: Queries,
  userId: number,
): Promise<{ readonly sessionId: string; readonly refreshToken: string }> {
  const sessionId = randomUUID();
  await db.insert(sessions).values({ id: sessionId, userId });
  return { sessionId, refreshToken: await issue(db, sessionId) };
}

export type Rotation =
  | { readonly outcome: "rotated"; readonly sessionId: string; readonly userId: number; readonly refreshToken: string }
  | { readonly outcome: "just-rotated" }
  | { readonly outcome: "refused" };

/** Exchanges a refresh token for its successor. An old token used again, past the grace, ends the session it belongs to. */
export async function rotateRefreshToken(db: Database, token: string): Promise<Rotation> {
  const hash = digestOf(token);
  return await db.transaction(async (tx): Promise<Rotation> => {
    const [row] = await tx
      .select({
        sessionId: refreshTokens.sessionId,
        userId: sessions.userId,
        rotated: sql<boolean>`${refreshTokens.rotatedAt} is not null`,
        inGrace: sql<boolean>`coalesce(clock_timestamp() - ${refreshTokens.rotatedAt} <= make_interval(secs => ${GRACE_SECONDS}), false)`,
        usable: sql<boolean>`${refreshTokens.expiresAt} > now() and ${sessions.endedAt} is null`,
      })
      .from(refreshTokens)
      .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
      .where(eq(refreshTokens.hash, hash))
      .for("update", { of: refreshTokens });
    if (!row?.usable) return { outcome: "refused" };
    if (row.rotated) {
      if (row.inGrace) return { outcome: "just-rotated" };
      await tx
        .update(sessions)
        .set({ endedAt: sql`now()`, endReason: "reuse" })
        .where(eq(sessions.id, row.sessionId));
      return { outcome: "refused" };
    }
    await tx
      .update(refreshTokens)
      .set({ rotatedAt: sql`clock_timestamp()` })
      .where(eq(refreshTokens.hash, hash));
    return {
      outcome: "rotated",
      sessionId: row.sessionId,
      userId: row.userId,
      refreshToken: await issue(tx, row.sessionId),
    };
  });
}

/** Ends every session of a user, on every device. */
export async function endSessions(db: Queries, userId: number, reason: "logout" | "reset"): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: sql`now()`, endReason: reason })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)));
}

/** Removes sessions that ended or whose last refresh token expired more than a month ago. */
export async function forgetOldSessions(db: Queries): Promise<void> {
  await db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, sql`now() - interval '30 days'`));
  const hasToken = sql`exists (select 1 from ${refreshTokens} where ${refreshTokens.sessionId} = ${sessions.id})`;
  await db.delete(sessions).where(or(lt(sessions.endedAt, sql`now() - interval '30 days'`), not(hasToken)));
}
