import { finishOpenid, listOpenidOrganisations, startOpenid } from "@showroom/api-contract/endpoints/openid";
import { ACCESS_TOKEN_SECONDS } from "../../accounts/access-token.ts";
import { deviceOf, giveDevice } from "../../accounts/device.ts";
import { findOpenidAccount } from "../../accounts/openid/find-account.ts";
import { ProviderError } from "../../accounts/openid/provider-client.ts";
import { findProvider, listProviders } from "../../accounts/openid/providers.ts";
import { finishSignIn, startSignIn, takeSignIn } from "../../accounts/openid/sign-ins.ts";
import { logSignIn } from "../../accounts/sign-in-log.ts";
import { startSession } from "../../accounts/start-session.ts";
import { inTransaction } from "../../database/transaction.ts";
import type { AppContext } from "../../kernel/context.ts";
import { operation, type Operation } from "../../kernel/operation.ts";
import { OAuthError } from "../../kernel/problem.ts";

function checkClient({ config }: AppContext, clientId: string): void {
  if (clientId !== config.oauthClientId) throw new OAuthError(401, "invalid_client", "Unknown client");
}

/** The provider's failure is in the log, for the operator; the person is told to try again. */
const unreachable =
  ({ log }: AppContext) =>
  (error: unknown): never => {
    if (!(error instanceof ProviderError)) throw error;
    log.error({ err: error }, "identity provider");
    throw new OAuthError(503, "temporarily_unavailable", "The identity provider does not answer");
  };

const listOperation = operation(listOpenidOrganisations, async ({ app }) => await listProviders(app.db));

const startOperation = operation(startOpenid, async ({ app, request, reply, body }) => {
  checkClient(app, body.client_id);
  const provider = await findProvider(app.db, app.sealOf, body.organisation);
  if (!provider) throw new OAuthError(400, "invalid_request", "The organisation has no identity provider");
  const device = giveDevice(request, reply, app.config.publicUrl);
  return { url: await startSignIn(app.db, app.config, provider, device).catch(unreachable(app)) };
});

const finishOperation = operation(finishOpenid, async ({ app, request, reply, body }) => {
  checkClient(app, body.client_id);
  const returned = new URLSearchParams(body.returned);
  const device = deviceOf(request, app.config.publicUrl);
  const waiting = device && (await takeSignIn(app.db, returned.get("state") ?? "", device));
  const provider = waiting && (await findProvider(app.db, app.sealOf, waiting.organisationId));
  if (!provider) throw new OAuthError(400, "expired_token", "This sign-in was not started here, or took too long");
  const person = await finishSignIn(app.config, provider, waiting, returned).catch(unreachable(app));
  if (person === null) throw new OAuthError(400, "invalid_grant", "The identity provider signed nobody in");
  const granted = await inTransaction(app.pool, async ({ tx }) => {
    const user = await findOpenidAccount(tx, provider.organisationId, person);
    if (!user) return null;
    const known = giveDevice(request, reply, app.config.publicUrl);
    const tokens = await startSession(app.keys, tx, user, known, request.headers["user-agent"] ?? null, true);
    return { userId: user.id, tokens };
  });
  logSignIn(app, request, {
    method: "openid",
    outcome: granted ? "accepted" : "refused",
    userId: granted?.userId ?? null,
  });
  if (!granted) throw new OAuthError(400, "invalid_grant", "This person has no account here");
  return { ...granted.tokens, token_type: "Bearer" as const, expires_in: ACCESS_TOKEN_SECONDS };
});

export const OPENID_OPERATIONS: readonly Operation[] = [listOperation, startOperation, finishOperation];
