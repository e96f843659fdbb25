import { normaliseEmail } from "@showroom/domain/validation/email";
import { eq, sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { requestToken, type TokenRequest, type TokenResponse } from "@showroom/api-contract/endpoints/oauth";
import { ACCESS_TOKEN_SECONDS, signAccessToken } from "../../accounts/access-token.ts";
import { deviceOf, giveDevice } from "../../accounts/device.ts";
import { hasOnlyOpenid } from "../../accounts/openid/providers.ts";
import { countLoginAttempt, tooManyAttempts } from "../../accounts/login-limit.ts";
import { startSecondStep } from "../../accounts/second-factor/second-step.ts";
import { rotateRefreshToken } from "../../accounts/sessions.ts";
import { logSignIn, type SignIn } from "../../accounts/sign-in-log.ts";
import { startSession } from "../../accounts/start-session.ts";
import type { AppContext } from "../../kernel/context.ts";
import { operation, type Call } from "../../kernel/operation.ts";
import { OAuthError } from "../../kernel/problem.ts";
import { users } from "../../database/schema/accounts.ts";

const refused = (): OAuthError => new OAuthError(400, "invalid_grant", "The credentials are not valid");

const tokens = (access_token: string, refresh_token: string): TokenResponse => ({
  access_token,
  refresh_token,
  token_type: "Bearer",
  expires_in: ACCESS_TOKEN_SECONDS,
});

/** An unknown account takes the same time and gets the same response as a wrong password. */
async function byPassword(
  app: AppContext,
  { request, reply }: Pick<Call<typeof requestToken>, "request" | "reply">,
  body: Extract<TokenRequest, { grant_type: "password" }>,
): Promise<TokenResponse> {
  const email = body.username;
  const note = (outcome: SignIn["outcome"], userId: number | null): void =>
    logSignIn(app, request, { method: "password", outcome, userId });
  const attemptOf = { email, address: request.ip, device: deviceOf(request, app.config.publicUrl) };
  const attempt = await countLoginAttempt(app.db, attemptOf).catch((error: unknown) => {
    note("held-up", null);
    throw error;
  });
  if (attempt.isSlow) await app.jobs.send("mail.guessing-warning", { email });
  const [user] = await app.db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, normaliseEmail(email)));
  const isRight = await app.passwords.verify(user?.passwordHash ?? null, body.password);
  if (!user || !isRight || user.disabledAt !== null) {
    note("refused", user?.id ?? null);
    throw attempt.byMailOnly ? tooManyAttempts() : refused();
  }
  if (attempt.byMailOnly) {
    // Not awaited, so that a correct password takes as long as a wrong one.
    app.jobs.send("mail.password-reset", { email }).catch((err: unknown) => app.log.error({ err }, "mail not queued"));
    note("held-up", user.id);
    throw tooManyAttempts();
  }
  await attempt.succeeded();
  if (await hasOnlyOpenid(app.db, user)) {
    note("refused", user.id);
    throw new OAuthError(400, "unauthorized_client", "The account signs in at its organisation");
  }
  const secondStep = await startSecondStep(app, user);
  note(secondStep === null ? "accepted" : "needs-second-factor", user.id);
  if (secondStep !== null)
    throw new OAuthError(403, "second_factor_required", "A second factor is needed", { second_factor: secondStep });
  const { access_token, refresh_token } = await startSession(
    app.keys,
    app.db,
    user,
    giveDevice(request, reply, app.config.publicUrl),
    request.headers["user-agent"] ?? null,
  );
  return tokens(access_token, refresh_token);
}

async function byRefreshToken(app: AppContext, request: FastifyRequest, token: string): Promise<TokenResponse> {
  const rotation = await rotateRefreshToken(app.db, token, deviceOf(request, app.config.publicUrl));
  if (rotation.outcome === "just-rotated")
    throw new OAuthError(423, "refresh_in_progress", "The token was renewed a moment ago");
  if (rotation.outcome === "refused") {
    logSignIn(app, request, { method: "refresh", outcome: "refused", userId: null });
    throw refused();
  }
  const [user] = await app.db.select({ role: users.role }).from(users).where(eq(users.id, rotation.userId));
  if (!user) throw refused();
  const { userId, sessionId } = rotation;
  return tokens(await signAccessToken(app.keys, { kind: "user", userId, sessionId }, user.role), rotation.refreshToken);
}

export const requestTokenOperation = operation(requestToken, async ({ app, request, reply, body }) => {
  if (body.client_id !== app.config.oauthClientId) throw new OAuthError(401, "invalid_client", "Unknown client");
  return body.grant_type === "password"
    ? await byPassword(app, { request, reply }, body)
    : await byRefreshToken(app, request, body.refresh_token);
});
