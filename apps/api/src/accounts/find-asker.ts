import { and, eq, isNull, sql } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Endpoint } from "@showroom/api-contract/endpoint";
import type { Asker, UserRow } from "../kernel/asker.ts";
import { ProblemError } from "../kernel/problem.ts";
import type { Database } from "../database/database.ts";
import { inBatches } from "../database/in-batches.ts";
import { sessions, users } from "../database/schema/accounts.ts";
import type { ReadToken } from "./access-token.ts";
import { projectsAssigned } from "./projects-assigned.ts";
import { findPreviewAsker } from "./previewing.ts";
import { mustEnrolIn } from "./second-factor/factor-state.ts";
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
    .select({ sessionId: sessions.id, user: users, projectsAssigned, mustEnrol: mustEnrolIn(sessions) })
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
    return new Map(
      rows.map(({ sessionId, user, projectsAssigned, mustEnrol }) => [
        sessionId,
        { user: { ...user, projectsAssigned }, mustEnrol },
      ]),
    );
  });
}

const BEARER = /^Bearer ([\w.~+/-]+=*)$/i;

/**
 * Tells a client that its token was not accepted although the call was answered (RFC 9110, section 11.6.1), so that it
 * can renew the token and read again.
 */
const REFUSED_TOKEN = 'Bearer error="invalid_token"';

/** @throws ProblemError `not-authenticated` for a token that is expired, forged, malformed, or of a session that ended */
async function askerOf(tools: AskerTools, request: FastifyRequest, header: string): Promise<Asker> {
  const token = BEARER.exec(header)?.[1];
  const bearer = token ? await tools.readToken(token) : null;
  if (!bearer) throw new ProblemError("not-authenticated");
  if (bearer.kind === "anonymous") return { kind: "anonymous" };
  if (bearer.kind === "viewing") return await findViewedBuyer(tools.db, bearer, request);
  const found = await tools.findSession(bearer.sessionId);
  if (found?.user.id !== bearer.userId) throw new ProblemError("not-authenticated");
  if (bearer.kind !== "preview") return { kind: "user", ...found, sessionId: bearer.sessionId };
  if (found.mustEnrol) throw new ProblemError("not-authenticated");
  return await findPreviewAsker(tools.db, bearer, found.user, request);
}

/**
 * Finds the user behind a request. A public call never fails because of its token: with an unusable one it is answered
 * as for nobody, and the response says so. Other calls are refused, so that the client renews the token.
 * @throws ProblemError `not-authenticated`
 */
export async function findAsker(
  tools: AskerTools,
  { access }: Pick<Endpoint, "access">,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Asker> {
  const header = request.headers.authorization;
  if (header === undefined) return { kind: "nobody" };
  try {
    return await askerOf(tools, request, header);
  } catch (error) {
    const isRefused = error instanceof ProblemError && error.code === "not-authenticated";
    if (!isRefused || access.kind !== "public") throw error;
    reply.header("www-authenticate", REFUSED_TOKEN);
    return { kind: "nobody" };
  }
}
