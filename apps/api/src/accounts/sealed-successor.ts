import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

const keyFrom = (token: string): Buffer => Buffer.from(hkdfSync("sha256", token, "", "refresh-token-successor", 32));

/**
 * Encrypts the successor of a refresh token with a key made from that token. The database holds only digests of tokens, so what is
 * stored tells nobody the successor but whoever brings the old token.
 */
export function sealSuccessor(successor: string, token: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyFrom(token), iv);
  const sealed = Buffer.concat([cipher.update(successor, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** @throws Error when it was sealed with another token or was altered. */
export function openSuccessor(sealed: Buffer, token: string): string {
  const decipher = createDecipheriv(CIPHER, keyFrom(token), sealed.subarray(0, IV_BYTES));
  decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString("utf8");
}
