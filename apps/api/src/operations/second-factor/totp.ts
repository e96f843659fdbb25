import { eq } from "drizzle-orm";
import { confirmTotp, removeTotp, startTotp } from "@showroom/api-contract/endpoints/second-factor";
import { now } from "@showroom/service/clock";
import {
  enrolled,
  keepTotpSecret,
  removed,
  removeTotpOf,
  userHasSecondFactor,
  useTotpCode,
} from "../../accounts/second-factor/factors.ts";
import { recentUser } from "../../accounts/second-factor/recent-sign-in.ts";
import { newTotpSecret, totpAddress } from "../../accounts/second-factor/totp.ts";
import { users } from "../../database/schema/accounts.ts";
import { inTransaction } from "../../database/transaction.ts";
import { operation } from "../../kernel/operation.ts";
import { ProblemError } from "../../kernel/problem.ts";

/** An app that is in use stays until it is removed. */
export const startTotpOperation = operation(startTotp, async ({ app, asker }) => {
  const { user } = await recentUser(app.db, asker);
  if (user.totpConfirmedAt !== null) throw new ProblemError("limit-reached");
  const secret = newTotpSecret();
  await keepTotpSecret(app.db, app.sealOf, user.id, secret);
  return { secret, address: totpAddress(secret, user.email, app.config.productName) };
});

export const confirmTotpOperation = operation(confirmTotp, async ({ app, asker, body }) => {
  const recent = await recentUser(app.db, asker);
  return await inTransaction(app.pool, async ({ tx }) => {
    const [user] = await tx.select().from(users).where(eq(users.id, recent.user.id)).for("update");
    if (user?.totpConfirmedAt !== null || !(await useTotpCode(tx, app.sealOf, user, body.code)))
      throw new ProblemError("code-wrong");
    const isFirst = !(await userHasSecondFactor(tx, user.id));
    await tx.update(users).set({ totpConfirmedAt: now() }).where(eq(users.id, user.id));
    return { recoveryCodes: await enrolled(tx, recent, isFirst, "totp") };
  });
});

export const removeTotpOperation = operation(removeTotp, async ({ app, asker }) => {
  const recent = await recentUser(app.db, asker);
  await inTransaction(app.pool, async ({ tx }) => {
    if (!(await removeTotpOf(tx, recent.user.id))) throw new ProblemError("not-found");
    await removed(tx, recent, "totp");
  });
  return undefined;
});
