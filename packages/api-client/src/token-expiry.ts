/** What clients read of their own access tokens, JSON Web Tokens, to renew them in time. They do not check them. */

/** A token is renewed this many milliseconds before it expires, because clocks differ and connecting takes time. */
const MARGIN = 20_000;

function claimOf(token: string, claim: "exp" | "iat" | "sub"): unknown {
  try {
    const body = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    return (Object(JSON.parse(atob(body))) as Readonly<Record<string, unknown>>)[claim];
  } catch {
    return undefined;
  }
}

/** A claim of seconds since 1970, in milliseconds; null when the token does not have it. */
function momentOf(token: string, claim: "exp" | "iat"): number | null {
  const seconds = claimOf(token, claim);
  return typeof seconds === "number" ? seconds * 1_000 : null;
}

/** Id of the user of a token; null for an anonymous user's. */
export function userIdOf(token: string): number | null {
  const id = Number(claimOf(token, "sub"));
  return Number.isInteger(id) ? id : null;
}

/** Expiry of a JSON Web Token in milliseconds since 1970; null when it has none. */
export const expiryOf = (token: string): number | null => momentOf(token, "exp");

/** Whether a token with this expiry has to be renewed before it is used at `now`. */
export const isExpiring = (expiry: number, now: number): boolean => expiry - now <= MARGIN;

export interface TokenClock {
  /** Sets the clock by a token that the server has just issued. The clock of a device may be hours wrong. */
  set(token: string): void;
  /** Whether a token is known to expire now. False for a token that does not say when it expires. */
  isExpired(token: string): boolean;
}

export function createTokenClock(now: () => number = Date.now): TokenClock {
  /** How many milliseconds the device's clock is ahead of the server's. */
  let ahead = 0;
  return {
    set(token) {
      const issuedAt = momentOf(token, "iat");
      if (issuedAt !== null) ahead = now() - issuedAt;
    },
    isExpired(token) {
      const expiry = expiryOf(token);
      return expiry !== null && isExpiring(expiry, now() - ahead);
    },
  };
}
