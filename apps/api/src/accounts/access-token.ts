import { jwtVerify, SignJWT } from "jose";
import { watchSize } from "@showroom/service/watched-sizes";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { ROLES } from "@showroom/domain/model/user";
import { fromNow, now, nowMs, SECOND } from "@showroom/service/clock";
import type { SigningKeys } from "../kernel/context.ts";
import { ALGORITHM } from "./signing-keys.ts";

export const ACCESS_TOKEN_SECONDS = 15 * 60;
/** Lifetime of a viewing or preview token in seconds. It cannot be refreshed, and ends with the session of its user. */
export const VIEWING_TOKEN_SECONDS = 60 * 60;
const AUDIENCE = "showroom";
const ANONYMOUS_SUBJECT = "anonymous";

const claimsSchema = z.object({
  sub: z.string().regex(/^([1-9]\d*|anonymous)$/),
  role: z.enum([...ROLES, "anonymous"]),
  sid: z.uuid().optional(),
  /** Claim of RFC 8693: the member of staff behind a viewing token. */
  act: z.object({ sub: z.string().regex(/^[1-9]\d*$/) }).optional(),
  /** A viewing token with which choices can be prepared. */
  prepares: z.literal(true).optional(),
  /** The staged catalogue of a preview token, and the house type of its buyer. */
  preview: z.object({ staged: z.int().min(1), houseType: z.int().min(1) }).optional(),
  token_use: z.literal("access"),
});

/** The user and session in a token. An anonymous visitor has neither. */
export type TokenBearer =
  | { readonly kind: "anonymous" }
  | { readonly kind: "user"; readonly userId: number; readonly sessionId: string }
  /** Staff who view the showroom as a buyer, with their own session. `prepares`: they choose in the buyer's place. */
  | {
      readonly kind: "viewing";
      readonly userId: number;
      readonly viewerId: number;
      readonly sessionId: string;
      readonly prepares: boolean;
    }
  /** An admin who views the showroom with a staged catalogue. */
  | {
      readonly kind: "preview";
      readonly userId: number;
      readonly sessionId: string;
      readonly stagedId: number;
      readonly houseTypeId: number;
    };

function claimsOf(bearer: TokenBearer, role: string) {
  switch (bearer.kind) {
    case "anonymous":
      return { role: "anonymous" };
    case "user":
      return { role, sid: bearer.sessionId };
    case "viewing":
      return {
        role,
        sid: bearer.sessionId,
        act: { sub: String(bearer.viewerId) },
        ...(bearer.prepares && { prepares: true }),
      };
    case "preview":
      return { role, sid: bearer.sessionId, preview: { staged: bearer.stagedId, houseType: bearer.houseTypeId } };
  }
}

/** Lifetimes of access tokens in seconds. */
const LIFETIMES: Readonly<Record<TokenBearer["kind"], number>> = {
  anonymous: ACCESS_TOKEN_SECONDS,
  user: ACCESS_TOKEN_SECONDS,
  viewing: VIEWING_TOKEN_SECONDS,
  preview: VIEWING_TOKEN_SECONDS,
};

/** Signs an access token. */
export async function signAccessToken(keys: SigningKeys, bearer: TokenBearer, role: string): Promise<string> {
  const { kid, key } = await keys.signing();
  return await new SignJWT({ ...claimsOf(bearer, role), token_use: "access" })
    .setProtectedHeader({ alg: ALGORITHM, kid, typ: "at+jwt" })
    .setSubject(bearer.kind === "anonymous" ? ANONYMOUS_SUBJECT : String(bearer.userId))
    .setAudience(AUDIENCE)
    .setIssuedAt(now())
    .setExpirationTime(fromNow(LIFETIMES[bearer.kind] * SECOND))
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
      {
        algorithms: [ALGORITHM],
        audience: AUDIENCE,
        typ: "at+jwt",
        requiredClaims: ["exp", "sub"],
        currentDate: now(),
      },
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
  const { preview } = claims;
  if (preview)
    return {
      kind: "preview",
      userId,
      sessionId: claims.sid,
      stagedId: preview.staged,
      houseTypeId: preview.houseType,
    };
  const prepares = claims.prepares === true;
  return claims.act
    ? { kind: "viewing", userId, viewerId: Number(claims.act.sub), sessionId: claims.sid, prepares }
    : { kind: "user", userId, sessionId: claims.sid };
}

interface Verified {
  readonly bearer: TokenBearer;
  readonly expiresAt: number;
}

export type ReadToken = (token: string) => Promise<TokenBearer | null>;

const MOST_REMEMBERED = 5_000;

/**
 * Creates a token reader. It returns null for a token that is expired, forged, of another kind or malformed. Valid
 * tokens are cached until they expire, so that each signature is checked once.
 */
export function createTokenReader(keys: SigningKeys): ReadToken {
  const remembered = new LRUCache<string, Verified>({ max: MOST_REMEMBERED });
  watchSize("verified-tokens", MOST_REMEMBERED, () => remembered.size);
  return async (token) => {
    const known = remembered.get(token) ?? (await verify(keys, token));
    if (!known || known.expiresAt <= nowMs()) {
      remembered.delete(token);
      return null;
    }
    remembered.set(token, known);
    return known.bearer;
  };
}
