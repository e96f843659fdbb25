import type { UserRow } from "../kernel/asker.ts";
import type { SigningKeys } from "../kernel/context.ts";
import type { Queries } from "../database/database.ts";
import { signAccessToken } from "./access-token.ts";
import { rememberDevice } from "./known-devices.ts";
import { openSession } from "./sessions.ts";

/**
 * Signs a user in: returns the two tokens of a new session. `device` becomes a known device; null for an opened
 * invitation, which proves no identity yet. `byOpenid`: an identity provider signed the user in.
 */
export async function startSession(
  keys: SigningKeys,
  db: Queries,
  user: Pick<UserRow, "id" | "role">,
  device: Buffer | null,
  userAgent: string | null,
  byOpenid = false,
) {
  const { sessionId, refreshToken } = await openSession(db, user.id, device, userAgent, byOpenid);
  if (device !== null) await rememberDevice(db, user.id, device);
  const accessToken = await signAccessToken(keys, { kind: "user", userId: user.id, sessionId }, user.role);
  return { access_token: accessToken, refresh_token: refreshToken };
}
