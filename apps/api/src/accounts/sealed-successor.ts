import { createSeal } from "../kernel/seal.ts";

const PURPOSE = "refresh-token-successor";

/**
 * Encrypts the successor of a refresh token with a key made from that token. The database holds only digests of tokens, so what is
 * stored tells nobody the successor but whoever brings the old token.
 */
export function sealSuccessor(successor: string, token: string): Buffer {
  return createSeal(token, PURPOSE).seal(successor);
}

/** @throws Error when it was sealed with another token or was altered. */
export function openSuccessor(sealed: Buffer, token: string): string {
  return createSeal(token, PURPOSE).open(sealed);
}
