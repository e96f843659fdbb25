import type { AppContext } from "../app/context.ts";
import type { Queries } from "../database/database.ts";
import { signAccessToken } from "./access-token.ts";
import type { UserRow } from "./asker.ts";
import { openSession } from "./sessions.ts";

/** Signs a person in: the two tokens of a new session. */
export async function startSession(app: AppContext, db: Queries, user: Pick<UserRow, "id" | "role">) {
  const { sessionId, refreshToken } = await openSession(db, user.id);
  const accessToken = await signAccessToken(app.keys, { kind: "user", userId: user.id, sessionId }, user.role);
  return { access_token: accessToken, refresh_token: refreshToken };
}
