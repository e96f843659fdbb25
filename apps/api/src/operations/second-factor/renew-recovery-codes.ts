import { renewRecoveryCodes } from "@showroom/api-contract/endpoints/second-factor";
import { recordAudit } from "../../accounts/audit.ts";
import { userHasSecondFactor } from "../../accounts/second-factor/factors.ts";
import { recentUser } from "../../accounts/second-factor/recent-sign-in.ts";
import { replaceRecoveryCodes } from "../../accounts/second-factor/recovery-codes.ts";
import { inTransaction } from "../../database/transaction.ts";
import { operation } from "../../kernel/operation.ts";
import { ProblemError } from "../../kernel/problem.ts";

export const renewRecoveryCodesOperation = operation(renewRecoveryCodes, async ({ app, asker }) => {
  const recent = await recentUser(app.db, asker);
  const { id } = recent.user;
  return await inTransaction(app.pool, async ({ tx }) => {
    if (!(await userHasSecondFactor(tx, id))) throw new ProblemError("not-found");
    await recordAudit(tx, recent, { action: "renewed-recovery-codes", subjectId: id });
    return { recoveryCodes: await replaceRecoveryCodes(tx, id) };
  });
});
