/** Links that work without signing in: to a buyer's calendar, and to turn reminders off. */
import type { SealOf } from "../kernel/seal.ts";

/** What a link is for. A link for one purpose does not open the other. */
type Purpose = "planning calendar" | "planning reminders";

interface LinkTo {
  readonly userId: number;
  /** Links of an earlier number have ended. */
  readonly number: number;
}

const READ = /^(\d+):(\d+)$/;

/** Makes the token of a link. Nothing of it is stored. */
export const tokenOf = (sealOf: SealOf, purpose: Purpose, { userId, number }: LinkTo): string =>
  sealOf(purpose).seal(`${userId}:${number}`).toString("base64url");

/** Reads a token; null for one that this installation did not make for the purpose. */
export function readToken(sealOf: SealOf, purpose: Purpose, token: string): LinkTo | null {
  try {
    const [, userId, number] = READ.exec(sealOf(purpose).open(Buffer.from(token, "base64url"))) ?? [];
    return userId === undefined ? null : { userId: Number(userId), number: Number(number) };
  } catch {
    return null;
  }
}
