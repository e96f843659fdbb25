import { eq } from "drizzle-orm";
import { getSecondFactor } from "@showroom/api-contract/endpoints/second-factor";
import { isSecondFactorRequired } from "../../accounts/second-factor/factor-state.ts";
import { listPasskeys } from "../../accounts/second-factor/passkeys.ts";
import { isRecentSignIn } from "../../accounts/second-factor/recent-sign-in.ts";
import { countRecoveryCodes } from "../../accounts/second-factor/recovery-codes.ts";
import { users } from "../../database/schema/accounts.ts";
import { operation } from "../../kernel/operation.ts";
import { registered } from "../../kernel/asker.ts";

export const getSecondFactorOperation = operation(getSecondFactor, async ({ app: { db }, asker }) => {
  const { user, sessionId } = registered(asker);
  const [state] = await db.select({ isRequired: isSecondFactorRequired }).from(users).where(eq(users.id, user.id));
  return {
    isRequired: state?.isRequired ?? false,
    hasTotp: user.totpConfirmedAt !== null,
    passkeys: (await listPasskeys(db, user.id)).map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    recoveryCodesLeft: await countRecoveryCodes(db, user.id),
    mayChange: await isRecentSignIn(db, sessionId),
  };
});
