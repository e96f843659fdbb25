/** Renewed this many milliseconds before it expires, for clocks differ and connecting takes a moment. */
const MARGIN = 20_000;

export interface AccessTokenSourceOptions {
  /** The token at hand, or null when nobody is signed in. */
  readonly read: () => string | null;
  /** Has the token renewed, for example by any call that needs one; `read` then gives the new one. */
  readonly renew: () => Promise<unknown>;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/**
 * A `getAccessToken` for the render hub. A refused WebSocket does not tell a browser why, so a token that has expired
 * must be renewed before it is used. Gives an empty text when there is none.
 */
export function createAccessTokenSource({
  read,
  renew,
  now = Date.now,
}: AccessTokenSourceOptions): () => Promise<string> {
  return async () => {
    const token = read();
    if (token === null) return "";
    const expiry = expiryOf(token);
    if (expiry === null || expiry - now() > MARGIN) return token;
    await renew();
    return read() ?? "";
  };
}

/** When a JSON Web Token expires, in milliseconds since 1970; null when it does not say. */
function expiryOf(token: string): number | null {
  try {
    const body = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    const claims: unknown = JSON.parse(atob(body));
    const isTimed = typeof claims === "object" && claims !== null && "exp" in claims && typeof claims.exp === "number";
    return isTimed ? Number(claims.exp) * 1_000 : null;
  } catch {
    return null;
  }
}
