import { and, eq, inArray, ne } from "drizzle-orm";
import type { Queries } from "../../database/database.ts";
import { users } from "../../database/schema/accounts.ts";
import type { Asker } from "../../kernel/asker.ts";
import { ProblemError } from "../../kernel/problem.ts";

export const STAFF_ROLES = ["admin", "projectadmin", "showroomadvisor"] as const;

/**
 * Locks the account of another member of staff. Nobody changes their own account so, which could leave no admin.
 * @throws ProblemError `not-found` for one's own account and for accounts of others than staff
 */
export async function lockStaffAccount(tx: Queries, asker: Asker, userId: number): Promise<void> {
  const ownId = asker.kind === "user" ? asker.user.id : 0;
  const [found] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), ne(users.id, ownId), inArray(users.role, [...STAFF_ROLES])))
    .for("update");
  if (!found) throw new ProblemError("not-found");
}
