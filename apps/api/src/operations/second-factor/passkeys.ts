import { eq } from "drizzle-orm";
import { addPasskey, removePasskey, startPasskey } from "@showroom/api-contract/endpoints/second-factor";
import { endChallenge, lockChallenge, startChallenge } from "../../accounts/second-factor/challenges.ts";
import { enrolled, removed, userHasSecondFactor } from "../../accounts/second-factor/factors.ts";
import { creationOptions, removePasskeyOf, storePasskey } from "../../accounts/second-factor/passkeys.ts";
import { recentUser } from "../../accounts/second-factor/recent-sign-in.ts";
import { users } from "../../database/schema/accounts.ts";
import { inTransaction } from "../../database/transaction.ts";
import { operation } from "../../kernel/operation.ts";
import { ProblemError } from "../../kernel/problem.ts";

export const startPasskeyOperation = operation(startPasskey, async ({ app: { db, config }, asker }) => {
  const { user } = await recentUser(db, asker);
  const options = await creationOptions(db, config, user);
  return { token: await startChallenge(db, user.id, "new-passkey", options.challenge), options };
});

export const addPasskeyOperation = operation(addPasskey, async ({ app, asker, body }) => {
  const recent = await recentUser(app.db, asker);
  const userId = recent.user.id;
  return await inTransaction(app.pool, async ({ tx }) => {
    // Of two first factors at the same time one waits, so that only one gives recovery codes.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
    const waiting = await lockChallenge(tx, body.token, "new-passkey");
    if (waiting?.userId !== userId || waiting.challenge === null) throw new ProblemError("code-wrong");
    const isFirst = !(await userHasSecondFactor(tx, userId));
    const { challenge } = waiting;
    const { name, created } = body;
    if (!(await storePasskey(tx, app.config, userId, { challenge, name, created })))
      throw new ProblemError("code-wrong");
    await endChallenge(tx, waiting.hash);
    return { recoveryCodes: await enrolled(tx, recent, isFirst, "passkey") };
  });
});

export const removePasskeyOperation = operation(removePasskey, async ({ app, asker, params }) => {
  const recent = await recentUser(app.db, asker);
  await inTransaction(app.pool, async ({ tx }) => {
    if (!(await removePasskeyOf(tx, recent.user.id, params.passkeyId))) throw new ProblemError("not-found");
    await removed(tx, recent, "passkey");
  });
  return undefined;
});
