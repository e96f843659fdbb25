import type { UserRow } from "../kernel/asker.ts";
import type { SigningKeys } from "../kernel/context.ts";
import type { Queries } from "../database/database.ts";
import { signAccessToken } from "./access-token.ts";
import { rememberDevice } from "./known-devices.ts";
import { openSession } from "./sessions.ts";

/**
 * Signs a person in: the two tokens of a new session. `device` is where they proved who they are, which makes it a known device of
 * theirs; null for a session that proves nothing yet (an opened invitation).
 */
export async function startSession(
  keys: SigningKeys,
  db: Queries,
  user: Pick<UserRow, "id" | "role">,
  device: Buffer | null,
) {
  const { sessionId, refreshToken } = await openSession(db, user.id, device);
  if (device !== null) await rememberDevice(db, user.id, device);
  const accessToken = await signAccessToken(keys, { kind: "user", userId: user.id, sessionId }, user.role);
  return { access_token: accessToken, refresh_token: refreshToken };
}
