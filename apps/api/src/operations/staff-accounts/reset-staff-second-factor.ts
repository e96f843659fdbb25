import { resetStaffSecondFactor } from "@showroom/api-contract/endpoints/staff-accounts";
import { recordAudit } from "../../accounts/audit.ts";
import { removeAllFactors } from "../../accounts/second-factor/factors.ts";
import { endSessions } from "../../accounts/sessions.ts";
import { inTransaction } from "../../database/transaction.ts";
import { operation } from "../../kernel/operation.ts";
import { lockStaffAccount } from "./find-staff-account.ts";

export const resetStaffSecondFactorOperation = operation(resetStaffSecondFactor, async ({ app, asker, params }) => {
  const { userId } = params;
  await inTransaction(app.pool, async ({ tx }) => {
    await lockStaffAccount(tx, asker, userId);
    await removeAllFactors(tx, userId);
    await endSessions(tx, userId, "reset");
    await recordAudit(tx, asker, { action: "reset-second-factor", subjectId: userId });
  });
  return undefined;
});
