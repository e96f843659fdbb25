import { and, eq, isNull, sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { Asker, UserRow } from "../kernel/asker.ts";
import { ProblemError } from "../kernel/problem.ts";
import type { Database } from "../database/database.ts";
import { inBatches } from "../database/in-batches.ts";
import { sessions, users } from "../database/schema/accounts.ts";
import type { ReadToken } from "./access-token.ts";
import { findPreviewAsker } from "./previewing.ts";
import { mustEnrol } from "./second-factor/factor-state.ts";
import { findViewedBuyer } from "./viewing.ts";

/** Finds the user of an open session. */
type FindSession = (sessionId: string) => Promise<{ readonly user: UserRow; readonly mustEnrol: boolean } | undefined>;

/** Dependencies of `findAsker`. */
export interface AskerTools {
  readonly db: Database;
  readonly readToken: ReadToken;
  readonly findSession: FindSession;
}

/** A prepared, batched query, because every call needs it. */
export function prepareFindSession(db: Database): FindSession {
  const query = db
    .select({ sessionId: sessions.id, user: users, mustEnrol })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        sql`${sessions.id} = any(${sql.placeholder("sessionIds")})`,
        isNull(sessions.endedAt),
        isNull(users.disabledAt),
      ),
    )
    .prepare("find_sessions");
  return inBatches(async (sessionIds) => {
    const rows = await query.execute({ sessionIds });
    return new Map(rows.map(({ sessionId, ...found }) => [sessionId, found]));
  });
}

const BEARER = /^Bearer ([\w.~+/-]+=*)$/i;

/**
 * Finds the user behind a request. An invalid token is refused even by public calls, so that the client refreshes it.
 * @throws ProblemError `not-authenticated`
 */
export async function findAsker(tools: AskerTools, request: FastifyRequest): Promise<Asker> {
  const header = request.headers.authorization;
  if (header === undefined) return { kind: "nobody" };
  const token = BEARER.exec(header)?.[1];
  const bearer = token ? await tools.readToken(token) : null;
  if (!bearer) throw new ProblemError("not-authenticated");
  if (bearer.kind === "anonymous") return { kind: "anonymous" };
  if (bearer.kind === "viewing")
    return {
      kind: "user",
      user: await findViewedBuyer(tools.db, bearer, request),
      sessionId: bearer.sessionId,
      mustEnrol: false,
    };
  const found = await tools.findSession(bearer.sessionId);
  if (found?.user.id !== bearer.userId) throw new ProblemError("not-authenticated");
  if (bearer.kind !== "preview") return { kind: "user", ...found, sessionId: bearer.sessionId };
  if (found.mustEnrol) throw new ProblemError("not-authenticated");
  return await findPreviewAsker(tools.db, bearer, found.user, request);
}
