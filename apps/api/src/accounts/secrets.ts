import { createHash, randomBytes } from "node:crypto";

/** A new secret of 256 random bits for a link or a token. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** The stored form of a secret. Secrets are random, so a plain SHA-256 cannot be reversed by guessing. */
export function digestOf(secret: string): Buffer {
  return createHash("sha256").update(secret, "utf8").digest();
}
