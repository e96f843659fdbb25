/** An identity provider for tests: a certified implementation of OpenID Connect, which signs in whom the test names. */
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Provider } from "oidc-provider";

export interface ProviderPerson {
  readonly subject: string;
  readonly email: string;
  readonly isVerified?: boolean;
  readonly firstName?: string;
  readonly lastName?: string;
}

export interface TestProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Who signs in from now on; null for somebody who presses 'cancel'. */
  readonly signsIn: (person: ProviderPerson | null) => void;
  readonly stop: () => Promise<void>;
}

/** Starts a provider that sends browsers back to `returnAddress`. */
export async function startTestProvider(returnAddress: string): Promise<TestProvider> {
  const clientId = "showroom-at-the-office";
  const clientSecret = "a-secret-of-the-office-0123456789";
  const people = new Map<string, ProviderPerson>();
  let next: ProviderPerson | null = null;
  const server: Server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [returnAddress] }],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["given_name", "family_name"] },
    // As Entra and most others do: claims stand in the token.
    conformIdTokenClaims: false,
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/sign-in/${uid}` },
    findAccount: (_, id) => {
      const person = people.get(id);
      return (
        person && {
          accountId: id,
          claims: () => ({
            sub: id,
            email: person.email,
            email_verified: person.isVerified ?? true,
            given_name: person.firstName,
            family_name: person.lastName,
          }),
        }
      );
    },
  });
  const answer = provider.callback();
  server.on("request", (request, response) => {
    if (!request.url?.startsWith("/sign-in/")) return void answer(request, response);
    void finish();

    async function finish(): Promise<void> {
      const { prompt, session } = await provider.interactionDetails(request, response);
      const cancelled = { error: "access_denied", error_description: "The person pressed cancel" };
      if (prompt.name === "login") {
        if (next) people.set(next.subject, next);
        const result = next ? { login: { accountId: next.subject, remember: false } } : cancelled;
        await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
        return;
      }
      const grant = new provider.Grant({ accountId: session?.accountId, clientId });
      grant.addOIDCScope("openid email profile");
      const consent = { grantId: await grant.save() };
      await provider.interactionFinished(request, response, { consent }, { mergeWithLastSubmission: true });
    }
  });
  return {
    issuer,
    clientId,
    clientSecret,
    signsIn: (person) => {
      next = person;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
