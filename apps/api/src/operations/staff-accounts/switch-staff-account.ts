import { switchStaffAccount } from "@showroom/api-contract/endpoints/staff-accounts";
import { setAccountEnabled } from "../../accounts/switch-account.ts";
import { inTransaction } from "../../database/transaction.ts";
import { operation } from "../../kernel/operation.ts";
import { lockStaffAccount } from "./find-staff-account.ts";

export const switchStaffAccountOperation = operation(switchStaffAccount, async ({ app, asker, params, body }) => {
  await inTransaction(app.pool, async ({ tx }) => {
    await lockStaffAccount(tx, asker, params.userId);
    await setAccountEnabled(tx, asker, params.userId, body.isEnabled);
  });
  return undefined;
});
