/** Who is using the application: reading that at the start, signing in and out. */
import type { User } from "@showroom/domain/model/user";
import { createAnonymousUser, getCurrentUser, logOut } from "@showroom/api-contract/endpoints/session";
import type { ApiClient } from "./client.ts";
import { isOutage, UnexpectedAnswer } from "./failures.ts";
import type { Tokens, TokenStore } from "./token-store.ts";

export interface Session {
  /** The person of the stored token; a new anonymous user without one, or when that person cannot be loaded. */
  start(): Promise<User>;
  /** @throws OAuthFailure `invalid_grant` when e-mail and password do not go together; the session is then unchanged. */
  signIn(email: string, password: string): Promise<User>;
  /** Goes on as the person whose tokens these are: after a registration, a password reset or an invitation. */
  adopt(tokens: Tokens): Promise<User>;
  /** Ends the session here and, as far as it can be reached, on the server; goes on as a new anonymous user. */
  signOut(): Promise<User>;
}

export function createSession(client: ApiClient, store: TokenStore): Session {
  async function becomeAnonymous(): Promise<User> {
    const { access_token } = await client.call(createAnonymousUser);
    store.write({ accessToken: access_token, refreshToken: null });
    return await client.call(getCurrentUser);
  }

  async function adopt(tokens: Tokens): Promise<User> {
    store.write(tokens);
    return await client.call(getCurrentUser);
  }

  async function signOut(): Promise<User> {
    await client.request(logOut, {}, { withoutRefresh: true }).catch(() => {});
    store.clear();
    return await becomeAnonymous();
  }

  async function signIn(email: string, password: string): Promise<User> {
    try {
      return await adopt(await client.requestTokens({ grant_type: "password", username: email, password }));
    } catch (error) {
      // An answer without tokens leaves unclear who is signed in: nobody, then.
      if (error instanceof UnexpectedAnswer) await signOut();
      throw error;
    }
  }

  return {
    adopt,
    signIn,
    signOut,
    start: async () => {
      if (store.read() === null) return await becomeAnonymous();
      try {
        return await client.call(getCurrentUser);
      } catch (error) {
        // Out of reach, or too busy to say, is no reason to forget who someone is.
        if (isOutage(error)) throw error;
        store.clear();
        return await becomeAnonymous();
      }
    },
  };
}
