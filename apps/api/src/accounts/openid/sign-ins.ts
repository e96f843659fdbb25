import { and, eq, gt, lt } from "drizzle-orm";
import * as openid from "openid-client";
import { fromNow, MINUTE, now } from "@showroom/service/clock";
import type { Config } from "../../config/config.ts";
import type { Queries } from "../../database/database.ts";
import { openidSignIns } from "../../database/schema/openid.ts";
import { digestOf } from "../secrets.ts";
import { discover, ProviderError, returnAddress } from "./provider-client.ts";
import type { OpenidProvider } from "./providers.ts";

/** How long somebody may take at the provider. */
const LIFE = 10 * MINUTE;

/**
 * Starts a sign-in in a browser; returns the address of the provider to which the browser goes.
 * @throws ProviderError
 */
export async function startSignIn(
  db: Queries,
  config: Pick<Config, "production" | "publicUrl">,
  provider: OpenidProvider,
  device: Buffer,
): Promise<string> {
  const configuration = await discover(config, provider);
  const [state, nonce, verifier] = [openid.randomState(), openid.randomNonce(), openid.randomPKCECodeVerifier()];
  const url = openid.buildAuthorizationUrl(configuration, {
    redirect_uri: returnAddress(config),
    scope: "openid email profile",
    state,
    nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
  });
  await db.insert(openidSignIns).values({
    hash: digestOf(state),
    organisationId: provider.organisationId,
    nonce,
    verifier,
    device,
    expiresAt: fromNow(LIFE),
  });
  return url.href;
}

type WaitingSignIn = typeof openidSignIns.$inferSelect;

/** Takes the sign-in of a state in the browser that started it. Each can be taken once; null for any other. */
export async function takeSignIn(db: Queries, state: string, device: Buffer): Promise<WaitingSignIn | null> {
  const [row] = await db
    .delete(openidSignIns)
    .where(
      and(
        eq(openidSignIns.hash, digestOf(state)),
        eq(openidSignIns.device, device),
        gt(openidSignIns.expiresAt, now()),
      ),
    )
    .returning();
  return row ?? null;
}

/** A person of a provider, as its signed token says. */
export interface OpenidPerson {
  readonly issuer: string;
  readonly subject: string;
  /** Null when the provider gives none, or says that it was not verified. */
  readonly email: string | null;
  readonly firstName: string;
  readonly lastName: string;
}

const textOf = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

/**
 * Exchanges what the browser brought back for the person who signed in. Null when the provider did not sign them in.
 * @throws ProviderError when the provider does not answer
 */
export async function finishSignIn(
  config: Pick<Config, "production" | "publicUrl">,
  provider: OpenidProvider,
  { nonce, verifier }: Pick<WaitingSignIn, "nonce" | "verifier">,
  returned: URLSearchParams,
): Promise<OpenidPerson | null> {
  const configuration = await discover(config, provider);
  const address = new URL(returnAddress(config));
  address.search = returned.toString();
  const tokens = await openid
    .authorizationCodeGrant(configuration, address, {
      pkceCodeVerifier: verifier,
      expectedState: returned.get("state") ?? "",
      expectedNonce: nonce,
      idTokenExpected: true,
    })
    .catch((cause: unknown) => {
      // The person pressed 'cancel', or the code was refused: no fault of the connection.
      if (cause instanceof openid.AuthorizationResponseError || cause instanceof openid.ResponseBodyError) return null;
      throw new ProviderError(`${provider.issuer} did not complete a sign-in`, { cause });
    });
  const claims = tokens?.claims();
  if (!claims) return null;
  const email = claims["email_verified"] === false ? "" : textOf(claims["email"]);
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: email === "" ? null : email,
    firstName: textOf(claims["given_name"]),
    lastName: textOf(claims["family_name"]),
  };
}

/** Removes sign-ins that were not finished in time. */
export async function forgetOldSignIns(db: Queries): Promise<void> {
  await db.delete(openidSignIns).where(lt(openidSignIns.expiresAt, now()));
}
