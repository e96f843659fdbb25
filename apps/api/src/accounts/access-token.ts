import { jwtVerify, SignJWT } from "jose";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { ROLES } from "@showroom/domain/model/user";
import type { SigningKeys } from "../kernel/context.ts";
import { ALGORITHM } from "./signing-keys.ts";

export const ACCESS_TOKEN_SECONDS = 15 * 60;
/** Such a token cannot be refreshed. It is worth nothing without the session of the person who looks. */
export const VIEWING_TOKEN_SECONDS = 60 * 60;
const AUDIENCE = "showroom";
const ANONYMOUS_SUBJECT = "anonymous";

const claimsSchema = z.object({
  sub: z.string().regex(/^([1-9]\d*|anonymous)$/),
  role: z.enum([...ROLES, "anonymous"]),
  sid: z.uuid().optional(),
  /** As in RFC 8693: who really asks, where somebody looks in another's place. */
  act: z.object({ sub: z.string().regex(/^[1-9]\d*$/) }).optional(),
  token_use: z.literal("access"),
});

/** Who a token says is asking. An anonymous visitor has no user and no session. */
export type TokenBearer =
  | { readonly kind: "anonymous" }
  | { readonly kind: "user"; readonly userId: number; readonly sessionId: string }
  /** Staff who look in a buyer's place, by the session of their own. */
  | { readonly kind: "viewing"; readonly userId: number; readonly viewerId: number; readonly sessionId: string };

function claimsOf(bearer: TokenBearer, role: string) {
  switch (bearer.kind) {
    case "anonymous":
      return { role: "anonymous" };
    case "user":
      return { role, sid: bearer.sessionId };
    case "viewing":
      return { role, sid: bearer.sessionId, act: { sub: String(bearer.viewerId) } };
  }
}

/** Signs an access token. */
export async function signAccessToken(keys: SigningKeys, bearer: TokenBearer, role: string): Promise<string> {
  const { kid, key } = await keys.signing();
  return await new SignJWT({ ...claimsOf(bearer, role), token_use: "access" })
    .setProtectedHeader({ alg: ALGORITHM, kid, typ: "at+jwt" })
    .setSubject(bearer.kind === "anonymous" ? ANONYMOUS_SUBJECT : String(bearer.userId))
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(`${bearer.kind === "viewing" ? VIEWING_TOKEN_SECONDS : ACCESS_TOKEN_SECONDS}s`)
    .sign(key);
}

async function verify(keys: SigningKeys, token: string): Promise<Verified | null> {
  try {
    const { payload } = await jwtVerify(
      token,
      async (header) => {
        const key = header.kid ? await keys.verifying(header.kid) : null;
        if (!key) throw new Error("unknown key");
        return key;
      },
      { algorithms: [ALGORITHM], audience: AUDIENCE, typ: "at+jwt", requiredClaims: ["exp", "sub"] },
    );
    const bearer = bearerOf(claimsSchema.parse(payload));
    return bearer && { bearer, expiresAt: (payload.exp ?? 0) * 1000 };
  } catch {
    return null;
  }
}

function bearerOf(claims: z.output<typeof claimsSchema>): TokenBearer | null {
  if (claims.sub === ANONYMOUS_SUBJECT) return claims.role === "anonymous" ? { kind: "anonymous" } : null;
  if (!claims.sid || claims.role === "anonymous") return null;
  const userId = Number(claims.sub);
  return claims.act
    ? { kind: "viewing", userId, viewerId: Number(claims.act.sub), sessionId: claims.sid }
    : { kind: "user", userId, sessionId: claims.sid };
}

interface Verified {
  readonly bearer: TokenBearer;
  readonly expiresAt: number;
}

export type ReadToken = (token: string) => Promise<TokenBearer | null>;

const MOST_REMEMBERED = 5_000;

/**
 * Reads tokens; null for one that is expired, forged, of another kind or not a token at all. A signature is checked once: a good
 * token is remembered until it expires.
 */
export function createTokenReader(keys: SigningKeys): ReadToken {
  const remembered = new LRUCache<string, Verified>({ max: MOST_REMEMBERED });
  return async (token) => {
    const known = remembered.get(token) ?? (await verify(keys, token));
    if (!known || known.expiresAt <= Date.now()) {
      remembered.delete(token);
      return null;
    }
    remembered.set(token, known);
    return known.bearer;
  };
}
