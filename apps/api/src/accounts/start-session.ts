import type { UserRow } from "../kernel/asker.ts";
import type { SigningKeys } from "../kernel/context.ts";
import type { Queries } from "../database/database.ts";
import { signAccessToken } from "./access-token.ts";
import { openSession } from "./sessions.ts";

/** Signs a person in: the two tokens of a new session. */
export async function startSession(keys: SigningKeys, db: Queries, user: Pick<UserRow, "id" | "role">) {
  const { sessionId, refreshToken } = await openSession(db, user.id);
  const accessToken = await signAccessToken(keys, { kind: "user", userId: user.id, sessionId }, user.role);
  return { access_token: accessToken, refresh_token: refreshToken };
}
