/** Renewing a session that the server no longer accepts: once, however many requests and tabs find out. */
import type { Lock } from "./lock.ts";
import { OAuthFailure } from "./failures.ts";
import type { Tokens, TokenStore } from "./token-store.ts";

export interface RefreshOptions {
  readonly store: TokenStore;
  readonly lock: Lock;
  /** Asks the token endpoint. */
  readonly requestTokens: (refreshToken: string) => Promise<Tokens>;
  /** The session is over: what kept it is cleared. */
  readonly onSessionEnded: () => void;
}

export interface Refresher {
  /** Waits for a refresh that this page is busy with, if any; never fails. */
  settled(): Promise<void>;
  /**
   * Gets an access token other than `refused`, which a request was just refused with.
   * @returns null when there is nothing to refresh with.
   * @throws what the token endpoint answered; then the session has ended, unless it was no answer at all.
   */
  renew(refused: string): Promise<string | null>;
}

const LOCK_NAME = "showroom.refresh";
/** Another tab that just refreshed writes its tokens within this many tries. */
const LOOKS = 10;
const LOOK_AGAIN_MS = 100;

/** Whether the server looked at the refresh token and said no. Anything else says nothing about the session. */
function isRefused(error: unknown): boolean {
  return error instanceof OAuthFailure && error.status >= 400 && error.status < 500 && error.status !== 429;
}

export function createRefresher({ store, lock, requestTokens, onSessionEnded }: RefreshOptions): Refresher {
  let underway: Promise<string | null> | null = null;

  /** 423: the refresh token was used a moment ago. Its successor is in the store, or about to be. */
  async function tokenOfOtherTab(refused: string, error: unknown): Promise<string> {
    for (let look = 0; look < LOOKS && store.read()?.accessToken === refused; look += 1) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    }
    const stored = store.read();
    if (stored === null) throw error;
    return stored.accessToken;
  }

  async function exchange(refused: string): Promise<string | null> {
    const stored = store.read();
    if (stored === null) return null;
    if (stored.accessToken !== refused) return stored.accessToken;
    if (stored.refreshToken === null) return null;
    try {
      const tokens = await requestTokens(stored.refreshToken);
      store.write(tokens);
      return tokens.accessToken;
    } catch (error) {
      if (error instanceof OAuthFailure && error.status === 423) return await tokenOfOtherTab(refused, error);
      if (isRefused(error)) {
        store.clear();
        onSessionEnded();
      }
      throw error;
    }
  }

  return {
    settled: async () => {
      await underway?.catch(() => {});
    },
    renew: (refused) => {
      underway ??= lock(LOCK_NAME, () => exchange(refused)).finally(() => {
        underway = null;
      });
      return underway;
    },
  };
}
