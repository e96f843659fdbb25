/** A token is renewed this many milliseconds before it expires, because clocks differ and connecting takes time. */
const MARGIN = 20_000;

export interface AccessTokenSourceOptions {
  /** The stored token; null when nobody is signed in. */
  readonly read: () => string | null;
  /** Renews the token, for example with any authorized call; `read` then gives the new one. */
  readonly renew: () => Promise<unknown>;
  /** The current time in milliseconds since 1970. */
  readonly now?: () => number;
}

/**
 * A `getAccessToken` for the render hub. It renews an expired token before the connection, because a browser does not
 * learn why a WebSocket was refused. Gives an empty text without a token.
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

/** Expiry of a JSON Web Token in milliseconds since 1970; null when it has none. */
function expiryOf(token: string): number | null {
  try {
    const body = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    const claims: unknown = JSON.parse(atob(body));
    const { exp } = Object(claims) as { readonly exp?: unknown };
    return typeof exp === "number" ? exp * 1_000 : null;
  } catch {
    return null;
  }
}
