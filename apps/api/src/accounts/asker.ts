import { and, eq, isNull, sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { AppContext } from "../app/context.ts";
import { ProblemError } from "../app/problem.ts";
import type { Database } from "../database/database.ts";
import { inBatches } from "../database/in-batches.ts";
import { sessions, users } from "../database/schema/accounts.ts";
import { findViewedBuyer } from "./viewing.ts";

export type UserRow = typeof users.$inferSelect;

/** Who asks: without a token, with an anonymous one, or a registered person. */
export type Asker =
  | { readonly kind: "nobody" }
  | { readonly kind: "anonymous" }
  | { readonly kind: "user"; readonly user: UserRow; readonly sessionId: string };

/** Finds the person of a session that has not ended. */
export type FindSession = (sessionId: string) => Promise<UserRow | undefined>;

/** Prepared and in batches, for every call asks it. */
export function prepareFindSession(db: Database): FindSession {
  const query = db
    .select({ sessionId: sessions.id, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(sql`${sessions.id} = any(${sql.placeholder("sessionIds")})`, isNull(sessions.endedAt)))
    .prepare("find_sessions");
  return inBatches(async (sessionIds) => {
    const rows = await query.execute({ sessionIds });
    return new Map(rows.map(({ sessionId, user }) => [sessionId, user]));
  });
}

const BEARER = /^Bearer ([\w.~+/-]+=*)$/i;

/**
 * Finds out who asks. A token that is no longer good is refused even where none is needed, so that the client refreshes.
 * @throws ProblemError `not-authenticated`
 */
export async function findAsker(app: AppContext, request: FastifyRequest): Promise<Asker> {
  const header = request.headers.authorization;
  if (header === undefined) return { kind: "nobody" };
  const token = BEARER.exec(header)?.[1];
  const bearer = token ? await app.readToken(token) : null;
  if (!bearer) throw new ProblemError("not-authenticated");
  if (bearer.kind === "anonymous") return { kind: "anonymous" };
  if (bearer.kind === "viewing")
    return { kind: "user", user: await findViewedBuyer(app, bearer, request), sessionId: bearer.sessionId };
  const user = await app.findSession(bearer.sessionId);
  if (user?.id !== bearer.userId) throw new ProblemError("not-authenticated");
  return { kind: "user", user, sessionId: bearer.sessionId };
}
