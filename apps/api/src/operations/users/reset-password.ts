import { and, eq, isNull } from "drizzle-orm";
import { resetPassword } from "@showroom/api-contract/endpoints/users";
import { now } from "@showroom/service/clock";
import { isCommonPassword } from "../../accounts/common-passwords.ts";
import { isUsableReset } from "../../accounts/reset-link.ts";
import { giveDevice } from "../../accounts/device.ts";
import { hasOnlyOpenid } from "../../accounts/openid/providers.ts";
import { userHasSecondFactor } from "../../accounts/second-factor/factors.ts";
import { endSessions } from "../../accounts/sessions.ts";
import { startSession } from "../../accounts/start-session.ts";
import { operation } from "../../kernel/operation.ts";
import { ProblemError } from "../../kernel/problem.ts";
import { passwordResets, users } from "../../database/schema/accounts.ts";
import { inTransaction } from "../../database/transaction.ts";

/**
 * Sets a new password and ends every session. Signs in here, unless the account has a second factor: a mailbox alone
 * must not pass it.
 */
export const resetPasswordOperation = operation(resetPassword, async ({ app, request, reply, body }) => {
  const isUsable = isUsableReset(body.token);
  const [found] = await app.db.select({ userId: passwordResets.userId }).from(passwordResets).where(isUsable);
  if (!found) throw new ProblemError("reset-token-invalid");
  if (isCommonPassword(body.password)) throw new ProblemError("password-common");
  const passwordHash = await app.passwords.hash(body.password);
  return await inTransaction(app.pool, async ({ tx }) => {
    const [used] = await tx
      .update(passwordResets)
      .set({ usedAt: now() })
      .where(isUsable)
      .returning({ userId: passwordResets.userId });
    if (!used) throw new ProblemError("reset-token-invalid");
    const [user] = await tx.update(users).set({ passwordHash }).where(eq(users.id, used.userId)).returning();
    if (!user || user.disabledAt !== null || (await hasOnlyOpenid(tx, user)))
      throw new ProblemError("reset-token-invalid");
    await tx
      .update(passwordResets)
      .set({ usedAt: now() })
      .where(and(eq(passwordResets.userId, user.id), isNull(passwordResets.usedAt)));
    await endSessions(tx, user.id, "reset");
    if (await userHasSecondFactor(tx, user.id)) return { access_token: null, refresh_token: null };
    return await startSession(
      app.keys,
      tx,
      user,
      giveDevice(request, reply, app.config.publicUrl),
      request.headers["user-agent"] ?? null,
    );
  });
});
