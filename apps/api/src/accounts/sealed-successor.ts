import { createSeal } from "../kernel/seal.ts";

const PURPOSE = "refresh-token-successor";

/**
 * Encrypts the successor of a refresh token with a key derived from that token. The database stores only digests of
 * tokens, so only the holder of the old token can decrypt the successor.
 */
export function sealSuccessor(successor: string, token: string): Buffer {
  return createSeal(token, PURPOSE).seal(successor);
}

/**
 * Decrypts a successor.
 * @throws Error when it was sealed with another token or altered.
 */
export function openSuccessor(sealed: Buffer, token: string): string {
  return createSeal(token, PURPOSE).open(sealed);
}
