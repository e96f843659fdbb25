import { expiryOf, isExpiring } from "../token-expiry.ts";

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
    if (expiry === null || !isExpiring(expiry, now())) return token;
    await renew();
    return read() ?? "";
  };
}
