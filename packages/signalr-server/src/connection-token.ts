import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

export interface NegotiatedConnection {
  readonly connectionId: string;
  /** The secret with which the connection is opened. It can be used once. */
  readonly connectionToken: string;
}

/**
 * Issues and reads connection tokens. A token carries its connection id and expiry under a signature, so a server keeps
 * nothing between negotiate and upgrade and any server that knows the secret accepts it.
 */
export class ConnectionTokens {
  readonly #secret: Uint8Array;
  readonly #lifetime: number;

  constructor(secret: Uint8Array, lifetime: number) {
    this.#secret = secret;
    this.#lifetime = lifetime;
  }

  issue(now: number): NegotiatedConnection {
    const connectionId = newConnectionId();
    const body = `${connectionId}.${(now + this.#lifetime).toString(36)}`;
    return { connectionId, connectionToken: `${body}.${this.#sign(body)}` };
  }

  /** The connection id, or null if the token is forged or expired. */
  read(token: string, now: number): string | null {
    const [connectionId, expiry, signature, ...rest] = token.split(".");
    if (connectionId === undefined || expiry === undefined || signature === undefined || rest.length > 0) return null;
    const expected = Buffer.from(this.#sign(`${connectionId}.${expiry}`));
    const given = Buffer.from(signature);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    return Number.parseInt(expiry, 36) >= now ? connectionId : null;
  }

  #sign(body: string): string {
    return createHmac("sha256", this.#secret).update(body).digest("base64url");
  }
}

export function newConnectionId(): string {
  return randomBytes(16).toString("base64url");
}
