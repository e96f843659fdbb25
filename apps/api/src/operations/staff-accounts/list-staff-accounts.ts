import { asc, eq, inArray } from "drizzle-orm";
import { listStaffAccounts, type StaffAccount } from "@showroom/api-contract/endpoints/staff-accounts";
import { hasSecondFactor, isSecondFactorRequired } from "../../accounts/second-factor/factor-state.ts";
import { users } from "../../database/schema/accounts.ts";
import { organisations } from "../../database/schema/catalogue.ts";
import { operation } from "../../kernel/operation.ts";
import { STAFF_ROLES } from "./find-staff-account.ts";

export const listStaffAccountsOperation = operation(listStaffAccounts, async ({ app: { db } }) => {
  const rows = await db
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      role: users.role,
      organisation: organisations.name,
      disabledAt: users.disabledAt,
      hasSecondFactor,
      isSecondFactorRequired,
    })
    .from(users)
    .leftJoin(organisations, eq(organisations.id, users.organisationId))
    .where(inArray(users.role, [...STAFF_ROLES]))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.email));
  return rows.map(({ disabledAt, role, ...row }) => ({
    ...row,
    role: role as StaffAccount["role"],
    isEnabled: disabledAt === null,
  }));
});
