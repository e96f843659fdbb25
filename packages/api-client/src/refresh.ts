/** Renews an expired session once, even when several requests and tabs need it at the same time. */
import type { Lock } from "./lock.ts";
import { OAuthFailure } from "./failures.ts";
import { RENEWAL_LOCK } from "./storage-keys.ts";
import type { Tokens, TokenStore } from "./token-store.ts";

export interface RefreshOptions {
  readonly store: TokenStore;
  readonly lock: Lock;
  /** A renewal that the page started before the application had loaded. It stores its tokens, and never rejects. */
  readonly earlier?: Promise<unknown> | undefined;
  /** Requests tokens from the server. */
  readonly requestTokens: (refreshToken: string) => Promise<Tokens>;
  /** Ends the session of an access token on the server. Never rejects. */
  readonly signOut: (accessToken: string) => Promise<void>;
  /** Requests the access token of a new anonymous user. @param isLeaving a session ended: the page does not wait long */
  readonly requestAnonymous: (isLeaving: boolean) => Promise<string>;
  /** Called after the session ended, as the anonymous user. */
  readonly onSessionEnded: () => void;
}

export interface Refresher {
  /** Waits for a running refresh of this page, if any, also for the earlier one; never rejects. */
  settled(): Promise<void>;
  /**
   * Gets an access token to replace `refused`: the next one of the session or, without a refresh token, that of a new
   * anonymous user.
   * @returns null when the tokens were cleared.
   * @throws OAuthFailure when the token endpoint refuses, which ends the session; ConnectionFailure and other temporary
   * errors keep it.
   */
  renew(refused: string): Promise<string | null>;
}

/** Number of times to read the store while another tab writes its new tokens. */
const LOOKS = 10;
const LOOK_AGAIN_MS = 100;

/** Whether the server refused the refresh token itself. Other errors do not end the session. */
function isRefused(error: unknown): boolean {
  return error instanceof OAuthFailure && error.status >= 400 && error.status < 500 && error.status !== 429;
}

export function createRefresher({
  store,
  lock,
  earlier,
  requestTokens,
  signOut,
  requestAnonymous,
  onSessionEnded,
}: RefreshOptions): Refresher {
  let underway: Promise<string | null> | null = null;

  /** Handles 423: another tab used the refresh token a moment ago. The new tokens are in the store, or will be soon. */
  async function tokenOfOtherTab(refused: string, error: unknown): Promise<string> {
    for (let look = 0; look < LOOKS && store.read()?.accessToken === refused; look += 1) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    }
    const stored = store.read();
    if (stored === null) throw error;
    return stored.accessToken;
  }

  /** Continues as a new anonymous user. Without a connection the next page that is opened does that. */
  async function becomeAnonymous(): Promise<void> {
    const accessToken = await requestAnonymous(true).catch(() => null);
    if (accessToken !== null && store.read() === null) store.write({ accessToken, refreshToken: null });
  }

  /** Replaces an anonymous user's token, unless somebody signed in meanwhile. */
  async function replaceAnonymous(refused: string): Promise<string | null> {
    const accessToken = await requestAnonymous(false);
    if (store.read()?.accessToken === refused) store.write({ accessToken, refreshToken: null });
    return store.read()?.accessToken ?? null;
  }

  async function exchange(refused: string): Promise<string | null> {
    const stored = store.read();
    if (stored === null) return null;
    if (stored.accessToken !== refused) return stored.accessToken;
    if (stored.refreshToken === null) return await replaceAnonymous(refused);
    try {
      const tokens = await requestTokens(stored.refreshToken);
      store.write(tokens);
      return tokens.accessToken;
    } catch (error) {
      if (error instanceof OAuthFailure && error.status === 423) return await tokenOfOtherTab(refused, error);
      if (isRefused(error)) {
        store.clear();
        await signOut(stored.accessToken);
        await becomeAnonymous();
        onSessionEnded();
      }
      throw error;
    }
  }

  async function renewOnce(refused: string): Promise<string | null> {
    // Not within the lock, which the earlier renewal may be waiting for.
    await earlier;
    return await lock(RENEWAL_LOCK, () => exchange(refused));
  }

  return {
    settled: async () => {
      await earlier;
      await underway?.catch(() => {});
    },
    renew: (refused) => {
      underway ??= renewOnce(refused).finally(() => {
        underway = null;
      });
      return underway;
    },
  };
}
