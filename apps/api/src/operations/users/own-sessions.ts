import { endAllSessions, endOwnSession, listOwnSessions } from "@showroom/api-contract/endpoints/session";
import { endSessionOf, endSessions, listSessions } from "../../accounts/sessions.ts";
import { operation } from "../../kernel/operation.ts";
import { registered } from "../../kernel/asker.ts";
import { ProblemError } from "../../kernel/problem.ts";

export const listOwnSessionsOperation = operation(listOwnSessions, async ({ app, asker }) => {
  const { user, sessionId } = registered(asker);
  const found = await listSessions(app.db, user.id);
  return found.map(({ id, createdAt, lastUsedAt, userAgent }) => ({
    id,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    userAgent,
    isCurrent: id === sessionId,
  }));
});

export const endOwnSessionOperation = operation(endOwnSession, async ({ app, asker, params }) => {
  const { user } = registered(asker);
  if (!(await endSessionOf(app.db, user.id, params.sessionId))) throw new ProblemError("not-found");
  return undefined;
});

export const endAllSessionsOperation = operation(endAllSessions, async ({ app, asker }) => {
  const { user } = registered(asker);
  await endSessions(app.db, user.id, "logout");
  return undefined;
});
