/** The current user: loads it at the start, signs in and out. */
import type { User } from "@showroom/domain/model/user";
import { createAnonymousUser, getCurrentUser, logOut } from "@showroom/api-contract/endpoints/session";
import type { ApiClient } from "./client.ts";
import { ConnectionFailure, isOutage, UnexpectedAnswer } from "./failures.ts";
import type { Tokens, TokenStore } from "./token-store.ts";

export interface Session {
  /**
   * Loads the user of the stored token. Creates an anonymous user without a token, or when loading fails. Rejects when
   * the server is unreachable or overloaded.
   */
  start(): Promise<User>;
  /** @throws OAuthFailure `invalid_grant` when e-mail or password is wrong; the session is then unchanged. */
  signIn(email: string, password: string): Promise<User>;
  /** Continues with new tokens, after a registration, a password reset or an invitation. */
  adopt(tokens: Tokens): Promise<User>;
  /**
   * Ends the session on the server and here, and continues as a new anonymous user.
   * @throws ConnectionFailure without a connection; the session then continues
   */
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
    await client.request(logOut, {}, { withoutRefresh: true }).catch((error: unknown) => {
      // Without a connection the session would stay open on the server.
      if (error instanceof ConnectionFailure) throw error;
    });
    store.clear();
    return await becomeAnonymous();
  }

  async function signIn(email: string, password: string): Promise<User> {
    try {
      return await adopt(await client.requestTokens({ grant_type: "password", username: email, password }));
    } catch (error) {
      // After a response without tokens it is unclear who is signed in, so sign out.
      if (error instanceof UnexpectedAnswer) await signOut().catch(() => store.clear());
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
        // An outage does not end the session.
        if (isOutage(error)) throw error;
        store.clear();
        return await becomeAnonymous();
      }
    },
  };
}
