import { and, count, eq, isNull } from "drizzle-orm";
import { Secret } from "otpauth";
import { now } from "@showroom/service/clock";
import type { Queries } from "../../database/database.ts";
import { recoveryCodes } from "../../database/schema/accounts.ts";
import { digestOf } from "../secrets.ts";

const CODES = 10;
/** 120 random bits, so that a plain digest cannot be reversed by guessing. */
const BYTES = 15;

const digestOfCode = (code: string): Buffer => digestOf(code.toUpperCase().replaceAll(/[^A-Z2-7]/g, ""));

/** Replaces the recovery codes of a user. Returns the new ones; only their digests are stored. */
export async function replaceRecoveryCodes(tx: Queries, userId: number): Promise<string[]> {
  const codes = Array.from({ length: CODES }, () => new Secret({ size: BYTES }).base32.replaceAll(/.{4}(?!$)/g, "$&-"));
  await removeRecoveryCodes(tx, userId);
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ hash: digestOfCode(code), userId })));
  return codes;
}

export async function removeRecoveryCodes(tx: Queries, userId: number): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

const areUnused = (userId: number) => and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt));

/** Uses a recovery code, which works once. False for an unknown or used code. */
export async function useRecoveryCode(tx: Queries, userId: number, code: string): Promise<boolean> {
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: now() })
    .where(and(areUnused(userId), eq(recoveryCodes.hash, digestOfCode(code))))
    .returning({ hash: recoveryCodes.hash });
  return used.length > 0;
}

export async function countRecoveryCodes(db: Queries, userId: number): Promise<number> {
  const [row] = await db.select({ left: count() }).from(recoveryCodes).where(areUnused(userId));
  return row?.left ?? 0;
}
