import { eq } from "drizzle-orm";
import { answerSecondFactor, type SecondFactorAnswer } from "@showroom/api-contract/endpoints/second-factor";
import { ACCESS_TOKEN_SECONDS } from "../../accounts/access-token.ts";
import { recordAudit } from "../../accounts/audit.ts";
import { giveDevice } from "../../accounts/device.ts";
import { endChallenge, findChallenge, lockChallenge, noteFailure } from "../../accounts/second-factor/challenges.ts";
import { countCode, type CodeAttempt } from "../../accounts/second-factor/code-limit.ts";
import { useTotpCode } from "../../accounts/second-factor/factors.ts";
import { checkPasskey } from "../../accounts/second-factor/passkeys.ts";
import { useRecoveryCode } from "../../accounts/second-factor/recovery-codes.ts";
import { logSignIn } from "../../accounts/sign-in-log.ts";
import { startSession } from "../../accounts/start-session.ts";
import type { Queries } from "../../database/database.ts";
import { users } from "../../database/schema/accounts.ts";
import { inTransaction } from "../../database/transaction.ts";
import type { UserRow } from "../../kernel/asker.ts";
import type { AppContext } from "../../kernel/context.ts";
import { operation } from "../../kernel/operation.ts";
import { OAuthError } from "../../kernel/problem.ts";

const tooLate = (): OAuthError => new OAuthError(400, "expired_token", "Sign in with the password again");

async function isRight(
  { config, sealOf }: AppContext,
  tx: Queries,
  user: UserRow,
  challenge: string | null,
  answer: SecondFactorAnswer,
): Promise<boolean> {
  switch (answer.method) {
    case "totp":
      return user.totpConfirmedAt !== null && (await useTotpCode(tx, sealOf, user, answer.code));
    case "recovery":
      if (!(await useRecoveryCode(tx, user.id, answer.code))) return false;
      await recordAudit(tx, null, { action: "used-recovery-code", subjectId: user.id });
      return true;
    case "passkey":
      return challenge !== null && (await checkPasskey(tx, config, user.id, challenge, answer.proof));
  }
}

export const answerSecondFactorOperation = operation(answerSecondFactor, async ({ app, request, reply, body }) => {
  if (body.client_id !== app.config.oauthClientId) throw new OAuthError(401, "invalid_client", "Unknown client");
  const { token, answer } = body;
  const found = await findChallenge(app.db, token, "sign-in");
  if (!found) throw tooLate();
  const counted = (): Promise<CodeAttempt> =>
    countCode(app.pool, found.userId).catch((error: unknown) => {
      logSignIn(app, request, { method: answer.method, outcome: "held-up", userId: found.userId });
      throw error;
    });
  const attempt = answer.method === "passkey" ? null : await counted();
  const granted = await inTransaction(app.pool, async ({ tx }) => {
    const waiting = await lockChallenge(tx, token, "sign-in");
    if (!waiting) throw tooLate();
    const [user] = await tx.select().from(users).where(eq(users.id, waiting.userId)).for("update");
    if (!user || user.disabledAt !== null) throw tooLate();
    if (!(await isRight(app, tx, user, waiting.challenge, answer))) {
      await noteFailure(tx, waiting.hash);
      return null;
    }
    await endChallenge(tx, waiting.hash);
    const device = giveDevice(request, reply, app.config.publicUrl);
    return await startSession(app.keys, tx, user, device, request.headers["user-agent"] ?? null);
  });
  if (granted === null) {
    logSignIn(app, request, { method: answer.method, outcome: "refused", userId: found.userId });
    if (attempt?.isGuessing) await app.jobs.send("mail.code-warning", { userId: found.userId });
    throw new OAuthError(400, "invalid_grant", "The second factor is not right");
  }
  logSignIn(app, request, { method: answer.method, outcome: "accepted", userId: found.userId });
  await attempt?.succeeded();
  return { ...granted, token_type: "Bearer" as const, expires_in: ACCESS_TOKEN_SECONDS };
});
