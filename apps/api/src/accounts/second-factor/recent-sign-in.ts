import { and, eq, gt } from "drizzle-orm";
import { ago, MINUTE } from "@showroom/service/clock";
import type { Queries } from "../../database/database.ts";
import { sessions } from "../../database/schema/accounts.ts";
import { registered, type Asker } from "../../kernel/asker.ts";
import { ProblemError } from "../../kernel/problem.ts";

/** Whether the session began at most 15 minutes ago. Renewing its tokens does not count. */
export async function isRecentSignIn(db: Queries, sessionId: string): Promise<boolean> {
  const isRecent = gt(sessions.createdAt, ago(15 * MINUTE));
  const [row] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isRecent));
  return row !== undefined;
}

/**
 * The user who signed in recently, for changes that an unattended or stolen session must not make.
 * @throws ProblemError `sign-in-again`
 */
export async function recentUser(db: Queries, asker: Asker): Promise<Extract<Asker, { kind: "user" }>> {
  const found = registered(asker);
  if (!(await isRecentSignIn(db, found.sessionId))) throw new ProblemError("sign-in-again");
  return found;
}
