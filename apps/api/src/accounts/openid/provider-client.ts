import * as openid from "openid-client";
import { LRUCache } from "lru-cache";
import { HOUR } from "@showroom/service/clock";
import type { Config } from "../../config/config.ts";
import type { OpenidProvider } from "./providers.ts";

/** Seconds that a provider may take for an answer. */
const LONGEST_ANSWER = 10;

/** The provider could not be reached, or did not answer as OpenID Connect says. */
export class ProviderError extends Error {
  override readonly name = "ProviderError";
}

/** What a provider says about itself, by issuer and client, for an hour: its keys and addresses may change. */
const known = new LRUCache<string, openid.Configuration>({ max: 100, ttl: HOUR });

/**
 * Reads what a provider says about itself (OpenID Connect Discovery). Without TLS only outside production.
 * @throws ProviderError
 */
export async function discover(
  { production }: Pick<Config, "production">,
  { issuer, clientId, clientSecret }: Omit<OpenidProvider, "organisationId">,
): Promise<openid.Configuration> {
  const name = JSON.stringify([issuer, clientId, clientSecret]);
  const found = known.get(name);
  if (found) return found;
  const authentication = clientSecret === null ? openid.None() : openid.ClientSecretBasic(clientSecret);
  const configuration = await openid
    .discovery(new URL(issuer), clientId, {}, authentication, {
      timeout: LONGEST_ANSWER,
      execute: production ? [] : [openid.allowInsecureRequests],
    })
    .catch((cause: unknown) => {
      throw new ProviderError(`${issuer} did not answer as an identity provider`, { cause });
    });
  known.set(name, configuration);
  return configuration;
}

/** Where a provider sends browsers back to; the organisation registers it there. */
export const returnAddress = ({ publicUrl }: Pick<Config, "publicUrl">): string => `${publicUrl}/admin/inloggen/terug`;
