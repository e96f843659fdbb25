/** The buyers of one home, who share one set of choices. */
import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { fullName } from "@showroom/domain/format/full-name";
import { choicesOwner, ownerWithout, type Sharer } from "@showroom/domain/staff/home-buyers";
import { endBookingAfter } from "../appointments/change-booking.ts";
import type { Queries } from "../database/database.ts";
import { users } from "../database/schema/accounts.ts";
import { homeNotes } from "../database/schema/day.ts";
import { projectChoices } from "../database/schema/choices.ts";
import type { UserRow } from "../kernel/asker.ts";
import { hasBuildNumber } from "./project-homes.ts";

/** Somebody whose invitation was not withdrawn. */
export const notWithdrawnIn = (table: { readonly passwordHash: AnyPgColumn; readonly withdrawnAt: AnyPgColumn }) =>
  or(isNotNull(table.passwordHash), isNull(table.withdrawnAt));
export const notWithdrawn = notWithdrawnIn(users);

export const isWithdrawn = ({ passwordHash, withdrawnAt }: Pick<UserRow, "passwordHash" | "withdrawnAt">): boolean =>
  passwordHash === null && withdrawnAt !== null;

/** Somebody with whom a co-buyer can share: neither withdrawn nor erased. */
export const canShare = (user: Pick<UserRow, "passwordHash" | "withdrawnAt" | "disabledAt">): boolean =>
  !isWithdrawn(user) && (user.passwordHash !== null || user.disabledAt === null);

/** The name by which others know somebody. */
export const calledName = (user: Pick<UserRow, "firstName" | "lastName" | "email">): string =>
  fullName(user) || user.email;

/** Who shares the choices of a buyer. */
export type CoBuyer = Pick<UserRow, "id" | "firstName" | "lastName" | "email">;

/** The names of everybody who has the same choices. Empty for one person without a name. */
export const namesOfBuyers = (buyers: readonly Omit<CoBuyer, "id">[]): string =>
  buyers.map(buyers.length === 1 ? fullName : calledName).join(", ");

/** Everybody who shares choices with a user and the user, without who was withdrawn: the owner first. */
export async function namedBuyers(db: Queries, user: Sharer): Promise<UserRow[]> {
  const owner = choicesOwner(user);
  return await db
    .select()
    .from(users)
    .where(and(or(eq(users.id, owner), eq(users.sharesChoicesOf, owner)), notWithdrawn))
    .orderBy(sql`${users.sharesChoicesOf} is not null`, asc(users.id));
}

/** Whom letters about choices go to: everybody who registered. The owner where nobody did. */
export async function mailedBuyers(db: Queries, ownerId: number): Promise<UserRow[]> {
  const named = await namedBuyers(db, { id: ownerId, sharesChoicesOf: null });
  const registered = named.filter(({ passwordHash, disabledAt }) => passwordHash !== null && disabledAt === null);
  return registered.length > 0 ? registered : named.filter(({ id }) => id === ownerId);
}

/** The same for choices that may be archived: then everybody who had them and registered. */
export async function mailedBuyersOf(
  db: Queries,
  {
    userId,
    archivedAt,
    archivedFor,
  }: Pick<typeof projectChoices.$inferSelect, "userId" | "archivedAt" | "archivedFor">,
): Promise<UserRow[]> {
  if (archivedAt === null) return await mailedBuyers(db, userId);
  const had = and(inArray(users.id, [...archivedFor]), isNotNull(users.passwordHash), isNull(users.disabledAt));
  return await db.select().from(users).where(had).orderBy(asc(users.id));
}

/** The buyers who have a building number in a project: accounts in any state. */
export async function buyersWithNumber(db: Queries, projectId: number, buildNumber: string): Promise<UserRow[]> {
  return await db
    .select()
    .from(users)
    .where(
      and(
        eq(users.projectId, projectId),
        eq(users.role, "projectuser"),
        hasBuildNumber(users.buildNumber, buildNumber),
      ),
    )
    .orderBy(asc(users.id));
}

/** Who names a buyer as the owner of their choices, in any state. */
export const sharersOf = async (db: Queries, ownerId: number): Promise<UserRow[]> =>
  await db.select().from(users).where(eq(users.sharesChoicesOf, ownerId));

/**
 * Makes another buyer of the home the owner of its choices, when the owner leaves and somebody else is there. Returns the owner
 * from now on; null when nobody is left. The caller has locked the project, so that nobody joins meanwhile.
 */
export async function leaveHome(tx: Queries, user: UserRow): Promise<number | null> {
  const owner = choicesOwner(user);
  const sharers = await tx
    .select()
    .from(users)
    .where(or(eq(users.id, owner), eq(users.sharesChoicesOf, owner)))
    .for("update");
  const buyers = sharers.map((one) => ({
    id: one.id,
    sharesChoicesOf: one.sharesChoicesOf,
    isRegistered: one.passwordHash !== null,
    isWithdrawn: isWithdrawn(one),
  }));
  const heir = ownerWithout(buyers, user.id);
  const isOwnedNow = and(eq(projectChoices.userId, owner), isNull(projectChoices.archivedAt));
  const ofHome = await tx.select({ id: projectChoices.id }).from(projectChoices).where(isOwnedNow).for("update");
  for (const { id } of ofHome) await endBookingAfter(tx, id, heir === null ? "nobody-left" : "one-buyer-left");
  if (heir === null || heir === owner) return heir;
  // In this order every building number has one owner at each step.
  await tx.update(users).set({ sharesChoicesOf: heir }).where(eq(users.id, owner));
  await tx
    .update(users)
    .set({ sharesChoicesOf: sql`nullif(${heir}::integer, ${users.id})` })
    .where(eq(users.sharesChoicesOf, owner));
  await tx.delete(homeNotes).where(eq(homeNotes.userId, heir));
  await tx.update(homeNotes).set({ userId: heir }).where(eq(homeNotes.userId, owner));
  await tx.update(projectChoices).set({ userId: heir }).where(isOwnedNow);
  return heir;
}
