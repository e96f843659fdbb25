import { now } from "@showroom/service/clock";
import { createRemoteJWKSet, errors, jwtVerify } from "jose";
import { z } from "zod";

/** The user of an access token. Tokens of anonymous visitors are not accepted. */
export interface RenderUser {
  readonly id: string;
  /** The session that the token belongs to. A viewer's token belongs to the viewer's own session. */
  readonly sessionId: string;
  /** The access token, for calls of the API. */
  readonly token: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Returns the user of a token; null if the token or its session is not valid. Throws if that cannot be checked now. */
export type Authenticate = (token: string | null) => Promise<RenderUser | null>;

export interface AuthenticateOptions {
  readonly apiUrl: string;
  /** Whether a session is known to have ended. */
  readonly hasEnded: (sessionId: string) => boolean;
}

const TIMEOUT = 5_000;
/** What the API signs to ask for pictures itself. Nobody who signs in gets it. */
const API_AUDIENCE = "showroom-render";
const claimsSchema = z.object({
  sub: z.string().min(1),
  sid: z.string().min(1),
  token_use: z.literal("access"),
  role: z.string().refine((role) => role !== "anonymous"),
  exp: z.number(),
});

/** Whether the session of a token is open, according to the API. Throws if the API does not respond. */
export async function isSessionOpen(apiUrl: string, token: string): Promise<boolean> {
  const response = await fetch(`${apiUrl}/api/render-access`, {
    headers: { Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(TIMEOUT),
  });
  await response.body?.cancel();
  if (response.ok) return true;
  if (response.status === 401 || response.status === 403) return false;
  throw new Error(`The API answered ${response.status} to the request for the state of a session`);
}

/**
 * The same while the API may be away. Then a session counts as open: the token is signed with a known key and expires
 * within the hour, and the database reports sessions that end.
 */
async function isSessionOpenAsFarAsKnown(apiUrl: string, token: string): Promise<boolean> {
  return await isSessionOpen(apiUrl, token).catch(() => true);
}

/** Checks tokens against the API's public keys, and their sessions against the API when it responds. */
export function createAuthenticate({ apiUrl, hasEnded }: AuthenticateOptions): Authenticate {
  const keys = createRemoteJWKSet(new URL(`${apiUrl}/oauth/jwks`), {
    timeoutDuration: TIMEOUT,
    cooldownDuration: 2_000,
  });
  return async (token) => {
    const user = token === null ? null : await userOf(token, keys);
    if (user === null || hasEnded(user.sessionId) || !(await isSessionOpenAsFarAsKnown(apiUrl, user.token)))
      return null;
    // It may have ended during the call.
    return hasEnded(user.sessionId) ? null : user;
  };
}

async function userOf(token: string, keys: ReturnType<typeof createRemoteJWKSet>): Promise<RenderUser | null> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: ["EdDSA", "Ed25519"],
      audience: "showroom",
      requiredClaims: ["exp", "sub"],
      currentDate: now(),
    });
    const claims = claimsSchema.safeParse(payload);
    if (!claims.success) return null;
    const { sub, sid, exp } = claims.data;
    return { id: sub, sessionId: sid, token, expiresAt: exp * 1_000 };
  } catch (error) {
    if (error instanceof errors.JOSEError && !isKeyTrouble(error)) return null;
    throw error;
  }
}

/** The keys could not be fetched, so it is not known whether the token is valid. */
function isKeyTrouble(error: errors.JOSEError): boolean {
  return (
    error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid || error.code === "ERR_JOSE_GENERIC"
  );
}

/** Whether a token is the API's own, which is for no user. Throws if that cannot be checked now. */
export type IsApi = (token: string | null) => Promise<boolean>;

/** Checks the API's own tokens against its public keys. */
export function createIsApi({ apiUrl }: Pick<AuthenticateOptions, "apiUrl">): IsApi {
  const keys = createRemoteJWKSet(new URL(`${apiUrl}/oauth/jwks`), {
    timeoutDuration: TIMEOUT,
    cooldownDuration: 2_000,
  });
  return async (token) => {
    if (token === null) return false;
    try {
      await jwtVerify(token, keys, {
        algorithms: ["EdDSA", "Ed25519"],
        audience: API_AUDIENCE,
        requiredClaims: ["exp"],
        currentDate: now(),
      });
      return true;
    } catch (error) {
      if (error instanceof errors.JOSEError && !isKeyTrouble(error)) return false;
      throw error;
    }
  };
}
