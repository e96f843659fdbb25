import { endAllSessions, endOwnSession, listOwnSessions } from "@showroom/api-contract/endpoints/session";
import { endSessionOf, endSessions, listSessions } from "../../accounts/sessions.ts";
import { operation } from "../../kernel/operation.ts";
import { ProblemError } from "../../kernel/problem.ts";

export const listOwnSessionsOperation = operation(listOwnSessions, async ({ app, asker }) => {
  if (asker.kind !== "user") throw new ProblemError("not-authenticated");
  const found = await listSessions(app.db, asker.user.id);
  return found.map(({ id, createdAt, lastUsedAt, userAgent }) => ({
    id,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    userAgent,
    isCurrent: id === asker.sessionId,
  }));
});

export const endOwnSessionOperation = operation(endOwnSession, async ({ app, asker, params }) => {
  if (asker.kind !== "user") throw new ProblemError("not-authenticated");
  if (!(await endSessionOf(app.db, asker.user.id, params.sessionId))) throw new ProblemError("not-found");
  return undefined;
});

export const endAllSessionsOperation = operation(endAllSessions, async ({ app, asker }) => {
  if (asker.kind !== "user") throw new ProblemError("not-authenticated");
  await endSessions(app.db, asker.user.id, "logout");
  return undefined;
});
