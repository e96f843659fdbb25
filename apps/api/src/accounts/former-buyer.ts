/** People who had a home and have none now, and accounts that never became more than an invitation. */
import { and, eq, ne, sql } from "drizzle-orm";
import { now } from "@showroom/service/clock";
import type { Queries } from "../database/database.ts";
import { users } from "../database/schema/accounts.ts";
import { projectChoices } from "../database/schema/choices.ts";
import { planningTold } from "../database/schema/planning.ts";
import type { UserRow } from "../kernel/asker.ts";
import { endInvitations } from "./end-invitations.ts";
import { erasePerson } from "./person.ts";

/** Whether an account has archived choices, other than those with the id `except`. */
export async function hadHome(tx: Queries, userId: number, except = 0): Promise<boolean> {
  const [archived] = await tx
    .select({ id: projectChoices.id })
    .from(projectChoices)
    .where(and(sql`${userId} = any(${projectChoices.archivedFor})`, ne(projectChoices.id, except)))
    .limit(1);
  return archived !== undefined;
}

/** A former buyer: the account stays, without a home. An invitation that was not used ends. */
export async function becomeFormer(tx: Queries, user: UserRow): Promise<void> {
  if (user.passwordHash === null) await endInvitations(tx, user.id);
  await tx.delete(planningTold).where(eq(planningTold.userId, user.id));
  await tx
    .update(users)
    .set({
      projectId: null,
      houseTypeId: null,
      buildNumber: null,
      sharesChoicesOf: null,
      withdrawnAt: null,
      leftProjectId: user.projectId,
      leftAt: now(),
    })
    .where(eq(users.id, user.id));
}

/**
 * Removes an account that was only invited. That of somebody who had a home before is a former buyer's again, with the archived choices;
 * those with the id `except` do not count. Returns whether the person was erased.
 */
export async function removeInvited(tx: Queries, user: UserRow, except?: number): Promise<boolean> {
  if (await hadHome(tx, user.id, except)) {
    await becomeFormer(tx, user);
    return false;
  }
  await erasePerson(tx, user);
  return true;
}
