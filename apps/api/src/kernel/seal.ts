import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts texts for the database with a key that is not in it. */
export interface Seal {
  readonly seal: (text: string) => Buffer;
  /**
   * Decrypts a text.
   * @throws Error when it was encrypted with another key or for another purpose, or was altered.
   */
  readonly open: (sealed: Buffer) => string;
}

/** The seal of a purpose, with the installation's secret. */
export type SealOf = (purpose: string) => Seal;

/**
 * Creates a seal with a key derived from a secret and a purpose. Text of one purpose cannot be decrypted for another.
 */
export function createSeal(secret: string, purpose: string): Seal {
  const key = Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
  return {
    seal: (text) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv);
      const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
    },
    open: (sealed) => {
      const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, IV_BYTES));
      decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString("utf8");
    },
  };
}
