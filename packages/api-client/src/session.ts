/** The current user: loads it at the start, signs in and out. */
import type { User } from "@showroom/domain/model/user";
import { createAnonymousUser, getCurrentUser } from "@showroom/api-contract/endpoints/session";
import type { ApiClient } from "./client.ts";
import { isOutage, UnexpectedAnswer } from "./failures.ts";
import type { Tokens, TokenStore } from "./token-store.ts";

export interface Session {
  /**
   * Loads the user of the stored token. Creates an anonymous user without a token, or when loading fails. Rejects when
   * the server is unreachable or overloaded, and when it refuses the token of a viewing session.
   */
  start(): Promise<User>;
  /** @throws OAuthFailure `invalid_grant` when e-mail or password is wrong; the session is then unchanged. */
  signIn(email: string, password: string): Promise<User>;
  /** Continues with new tokens, after a registration, a password reset or an invitation. */
  adopt(tokens: Tokens): Promise<User>;
  /**
   * Ends the session here, always and at once, and on the server if it can be reached. Continues as a new anonymous user.
   * @throws ConnectionFailure without a connection: nobody is signed in then, and there is no anonymous user yet
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
    const tokens = store.read();
    // At once, whatever the server says: somebody else may use this device next.
    store.clear();
    if (tokens !== null) await client.endSession(tokens);
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
        // An outage does not end the session, and a viewing session is followed by none.
        if (isOutage(error) || store.isFixed) throw error;
        store.clear();
        return await becomeAnonymous();
      }
    },
  };
}
