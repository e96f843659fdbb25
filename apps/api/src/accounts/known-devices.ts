import { normaliseEmail } from "@showroom/domain/validation/email";
import { and, eq, lt, sql } from "drizzle-orm";
import { ago, now, YEAR } from "@showroom/service/clock";
import type { Database, Queries } from "../database/database.ts";
import { knownDevices, users } from "../database/schema/accounts.ts";

/** Records that a user signed in on this device: with a password, a registration or a reset link. */
export async function rememberDevice(db: Queries, userId: number, device: Buffer): Promise<void> {
  await db
    .insert(knownDevices)
    .values({ userId, device })
    .onConflictDoUpdate({ target: [knownDevices.userId, knownDevices.device], set: { lastUsedAt: now() } });
}

/** Whether the account's owner signed in on this device before. */
export async function isKnownDevice(db: Database, email: string, device: Buffer | null): Promise<boolean> {
  if (device === null) return false;
  const [found] = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(eq(knownDevices.device, device), eq(sql`lower(${users.email})`, normaliseEmail(email))));
  return found !== undefined;
}

/** Removes devices that were not used for a year, whose cookies have expired. */
export async function forgetOldDevices(db: Database): Promise<void> {
  await db.delete(knownDevices).where(lt(knownDevices.lastUsedAt, ago(YEAR)));
}
