import { and, eq, isNull, sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { AppContext } from "../app/context.ts";
import { ProblemError } from "../app/problem.ts";
import type { Database } from "../database/database.ts";
import { sessions, users } from "../database/schema/accounts.ts";
import { findViewedBuyer } from "./viewing.ts";

export type UserRow = typeof users.$inferSelect;

/** Who asks: without a token, with an anonymous one, or a registered person. */
export type Asker =
  | { readonly kind: "nobody" }
  | { readonly kind: "anonymous" }
  | { readonly kind: "user"; readonly user: UserRow; readonly sessionId: string };

/** Finds the person of a session that has not ended; prepared, for every call asks it. */
export const prepareFindSession = (db: Database) =>
  db
    .select({ user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, sql.placeholder("sessionId")),
        eq(sessions.userId, sql.placeholder("userId")),
        isNull(sessions.endedAt),
      ),
    )
    .prepare("find_session");

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
  const [found] = await app.findSession.execute({ sessionId: bearer.sessionId, userId: bearer.userId });
  if (!found) throw new ProblemError("not-authenticated");
  return { kind: "user", user: found.user, sessionId: bearer.sessionId };
}
