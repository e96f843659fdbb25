/** The access token with which the first script reads, renewed first when it has expired. */
import { csrfHeader, CSRF_HEADER } from "@showroom/api-client/csrf";
import { browserLock } from "@showroom/api-client/lock";
import { RENEWAL_LOCK, TOKENS_KEY, VIEWING_KEY } from "@showroom/api-client/storage-keys";
import { expiryOf, isExpiring } from "@showroom/api-client/token-expiry";
import type { Tokens } from "@showroom/api-client/token-store";
import type { TokenRequest, TokenResponse } from "@showroom/api-contract/endpoints/oauth";
import { PATHS } from "@showroom/api-contract/paths";
import type { StartData } from "./protocol.ts";

export interface StoredSession {
  /** Whether the browser has the tokens of a user. Anonymous visitors have no refresh token. */
  readonly isSignedIn: boolean;
  /** Null when the token is of no use: nothing is read then. */
  readonly token: string | null;
  /** Resolves to a new token in the place of an expired one, or to null; never rejects. Null when there is nothing to renew. */
  readonly renewal: Promise<string | null> | null;
}

/** Milliseconds until a renewal is given up. */
const LONGEST_RENEWAL = 30_000;

/** @throws SyntaxError when the stored text is invalid */
const read = (storage: Storage, key: string): Partial<Tokens> | null =>
  JSON.parse(storage.getItem(key) ?? "null") as Partial<Tokens> | null;

const storedTokens = (): Partial<Tokens> | null => read(window.localStorage, TOKENS_KEY);

async function requestTokens(refreshToken: string, client: NonNullable<StartData["oauthClient"]>): Promise<Response> {
  const body: TokenRequest = {
    grant_type: "refresh_token",
    refresh_token: refreshToken,
    client_id: client.id,
    client_secret: client.secret,
    scope: "",
  };
  const headers = new Headers({ accept: "application/json", "content-type": "application/json" });
  const csrf = csrfHeader("POST", "", () => document.cookie);
  if (csrf !== null) headers.set(CSRF_HEADER, csrf);
  const signal = AbortSignal.timeout(LONGEST_RENEWAL);
  return await fetch(PATHS.token, { method: "POST", headers, body: JSON.stringify(body), signal });
}

/** The stored token, if another tab replaced the expired one. */
const tokenOfOtherTab = (expired: string): string | null => {
  const { accessToken, refreshToken } = storedTokens() ?? {};
  return refreshToken && accessToken && accessToken !== expired ? accessToken : null;
};

/** Renews within the lock of all tabs and of the application. What fails is left to the application, which tries again. */
async function renew(expired: string, client: NonNullable<StartData["oauthClient"]>): Promise<string | null> {
  const { accessToken, refreshToken } = storedTokens() ?? {};
  if (accessToken !== expired || !refreshToken) return tokenOfOtherTab(expired);
  const answer = await requestTokens(refreshToken, client);
  if (!answer.ok) return tokenOfOtherTab(expired);
  const { access_token, refresh_token } = (await answer.json()) as Partial<TokenResponse>;
  // Whoever signed out or in meanwhile, in another tab, stays so.
  if (!access_token || !refresh_token || storedTokens()?.refreshToken !== refreshToken) return tokenOfOtherTab(expired);
  const tokens: Tokens = { accessToken: access_token, refreshToken: refresh_token };
  window.localStorage.setItem(TOKENS_KEY, JSON.stringify(tokens));
  return access_token;
}

/** Reads the session that the browser stored, and starts to renew it when its token has expired. @throws Error for invalid content, and when the browser refuses storage */
export function openStoredSession(client: StartData["oauthClient"]): StoredSession {
  // The session of a tab in which staff view the showroom as a buyer comes first. It cannot be renewed.
  const viewing = read(window.sessionStorage, VIEWING_KEY);
  const { accessToken, refreshToken } = viewing ?? storedTokens() ?? {};
  const isSignedIn = viewing !== null || Boolean(refreshToken);
  const expiry = accessToken ? expiryOf(accessToken) : null;
  if (!isSignedIn || !accessToken || expiry === null) return { isSignedIn, token: null, renewal: null };
  if (!isExpiring(expiry, Date.now())) return { isSignedIn, token: accessToken, renewal: null };
  if (viewing !== null || client === null) return { isSignedIn, token: null, renewal: null };
  const renewal = browserLock()(RENEWAL_LOCK, () => renew(accessToken, client)).catch(() => null);
  return { isSignedIn, token: null, renewal };
}
