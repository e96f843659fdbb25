import { randomUUID } from "node:crypto";
import { and, desc, eq, gt, isNull, lt, not, or, sql } from "drizzle-orm";
import { ago, DAY, fromNow, HOUR, now, SECOND } from "@showroom/service/clock";
import type { Database, Queries } from "../database/database.ts";
import { refreshTokens, sessions, type EndReason } from "../database/schema/accounts.ts";
import { openSuccessor, sealSuccessor } from "./sealed-successor.ts";
import { digestOf, newSecret } from "./secrets.ts";

const LONGEST_USER_AGENT = 300;
const REFRESH_TOKEN_LIFE = 30 * DAY;
/** After this time one signs in again, however often the session was used. A buyer chooses over months. */
const SESSION_LIFE = 180 * DAY;
/** The same for a session of an identity provider, where people lose their account on the day that they leave. */
const OPENID_SESSION_LIFE = 12 * HOUR;

/** Within this time after its rotation, an old token means that another tab just refreshed, not theft. */
const OTHER_TAB = 10 * SECOND;
/** Within this time the same browser gets the same unused successor again, because the response may have been lost. */
const LOST_ANSWER = DAY;

async function issue(db: Queries, sessionId: string): Promise<string> {
  const token = newSecret();
  await db.insert(refreshTokens).values({ hash: digestOf(token), sessionId, expiresAt: fromNow(REFRESH_TOKEN_LIFE) });
  return token;
}

/** Starts a session on a device, see `deviceOf`. Returns the refresh token; only its digest is stored. */
export async function openSession(
  db: Queries,
  userId: number,
  device: Buffer | null,
  userAgent: string | null,
  byOpenid = false,
): Promise<{ readonly sessionId: string; readonly refreshToken: string }> {
  const sessionId = randomUUID();
  await db
    .insert(sessions)
    .values({ id: sessionId, userId, device, byOpenid, userAgent: userAgent?.slice(0, LONGEST_USER_AGENT) ?? null });
  return { sessionId, refreshToken: await issue(db, sessionId) };
}

export type Rotation =
  | { readonly outcome: "rotated"; readonly sessionId: string; readonly userId: number; readonly refreshToken: string }
  | { readonly outcome: "just-rotated" }
  | { readonly outcome: "refused" };

/** A stored refresh token that was already exchanged. */
interface Exchanged {
  readonly sessionId: string;
  readonly userId: number;
  readonly device: Buffer | null;
  readonly successor: Buffer | null;
  readonly rotatedAt: Date;
}

/** Ends one session. A session that already ended keeps its reason. */
async function endSession(tx: Queries, sessionId: string, endReason: "expired" | "reuse"): Promise<void> {
  await tx
    .update(sessions)
    .set({ endedAt: now(), endReason })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)));
}

/** The successor of a token whose response may have been lost; null when the successor was used. */
async function unusedSuccessor(tx: Queries, sealed: Buffer, token: string): Promise<string | null> {
  const successor = openSuccessor(sealed, token);
  const [row] = await tx
    .select({ rotatedAt: refreshTokens.rotatedAt })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, digestOf(successor)));
  return row?.rotatedAt === null ? successor : null;
}

async function exchangeAgain(tx: Queries, row: Exchanged, token: string, device: Buffer | null): Promise<Rotation> {
  const { sessionId, userId } = row;
  const isSameDevice = row.device === null ? device === null : device?.equals(row.device) === true;
  if (isSameDevice && device !== null && row.rotatedAt >= ago(LOST_ANSWER) && row.successor !== null) {
    const successor = await unusedSuccessor(tx, row.successor, token);
    if (successor !== null) return { outcome: "rotated", sessionId, userId, refreshToken: successor };
  }
  if (isSameDevice && row.rotatedAt >= ago(OTHER_TAB)) return { outcome: "just-rotated" };
  await endSession(tx, sessionId, "reuse");
  return { outcome: "refused" };
}

/**
 * Exchanges a refresh token for its successor. The session's browser may repeat an old token while its successor is
 * unused. Any other use of an old token ends the session, because the token was stolen.
 */
export async function rotateRefreshToken(db: Database, token: string, device: Buffer | null): Promise<Rotation> {
  const hash = digestOf(token);
  return await db.transaction(async (tx): Promise<Rotation> => {
    const [row] = await tx
      .select({
        sessionId: refreshTokens.sessionId,
        userId: sessions.userId,
        device: sessions.device,
        successor: refreshTokens.successor,
        rotatedAt: refreshTokens.rotatedAt,
        expiresAt: refreshTokens.expiresAt,
        startedAt: sessions.createdAt,
        byOpenid: sessions.byOpenid,
        endedAt: sessions.endedAt,
      })
      .from(refreshTokens)
      .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
      .where(eq(refreshTokens.hash, hash))
      .for("update", { of: refreshTokens });
    if (!row) return { outcome: "refused" };
    const { sessionId, userId, rotatedAt } = row;
    const life = row.byOpenid ? OPENID_SESSION_LIFE : SESSION_LIFE;
    const isUsable = row.expiresAt > now() && row.endedAt === null && row.startedAt > ago(life);
    if (!isUsable) {
      await endSession(tx, sessionId, "expired");
      return { outcome: "refused" };
    }
    if (rotatedAt !== null) return await exchangeAgain(tx, { ...row, rotatedAt }, token, device);
    const refreshToken = await issue(tx, sessionId);
    await tx
      .update(refreshTokens)
      .set({ rotatedAt: now(), successor: sealSuccessor(refreshToken, token) })
      .where(eq(refreshTokens.hash, hash));
    await tx.update(sessions).set({ lastUsedAt: now() }).where(eq(sessions.id, sessionId));
    return { outcome: "rotated", sessionId, userId, refreshToken };
  });
}

/** Ends all sessions of a user. */
export async function endSessions(
  db: Queries,
  userId: number,
  reason: Exclude<EndReason, "ended" | "reuse">,
): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: now(), endReason: reason })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)));
}

/** Ends one of a user's sessions. False when the user has no active session with this id. */
export async function endSessionOf(
  db: Queries,
  userId: number,
  sessionId: string,
  endReason: "ended" | "logout" = "ended",
): Promise<boolean> {
  const ended = await db
    .update(sessions)
    .set({ endedAt: now(), endReason })
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId), isNull(sessions.endedAt)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** The active sessions of a user, the most recently used first, without sessions of an opened invitation. */
export async function listSessions(db: Queries, userId: number) {
  const stillGood = sql`exists (select 1 from ${refreshTokens} where ${refreshTokens.sessionId} = ${sessions.id} and ${refreshTokens.rotatedAt} is null and ${gt(refreshTokens.expiresAt, now())})`;
  return await db
    .select({
      id: sessions.id,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
      userAgent: sessions.userAgent,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt), stillGood))
    .orderBy(desc(sessions.lastUsedAt));
}

/** Removes sessions that ended or whose last refresh token expired more than a month ago. */
export async function forgetOldSessions(db: Queries): Promise<void> {
  await db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, ago(30 * DAY)));
  const hasToken = sql`exists (select 1 from ${refreshTokens} where ${refreshTokens.sessionId} = ${sessions.id})`;
  await db.delete(sessions).where(or(lt(sessions.endedAt, ago(30 * DAY)), not(hasToken)));
}
