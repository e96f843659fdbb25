import * as z from "zod/mini";
import type { Endpoint, EndpointInput, EndpointResponse } from "@showroom/api-contract/endpoint";
import { requestToken } from "@showroom/api-contract/endpoints/oauth";
import { createAnonymousUser, logOut } from "@showroom/api-contract/endpoints/session";
import { ApiProblem, UnexpectedAnswer } from "./failures.ts";
import type { Lock } from "./lock.ts";
import { createRefresher } from "./refresh.ts";
import { createTokenClock, userIdOf } from "./token-expiry.ts";
import type { Tokens, TokenStore } from "./token-store.ts";
import { connectionFailure, createTransport, TOKEN_REFUSED } from "./transport.ts";
import type { SendInput, TransportOptions } from "./transport.ts";

export interface OAuthClient {
  readonly id: string;
  readonly secret: string;
}

export interface ApiClientOptions extends TransportOptions {
  readonly store: TokenStore;
  readonly lock: Lock;
  /** The OAuth client of the application; read at each token request. */
  readonly oauthClient: () => Promise<OAuthClient>;
  /** A renewal of the stored tokens that the page started before the application had loaded. It never rejects. */
  readonly earlierRenewal?: Promise<unknown> | undefined;
  /** Called when a refresh was refused and the user is signed out. */
  readonly onSessionEnded?: () => void;
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
}

export interface RequestOptions extends CallOptions {
  readonly unbounded?: boolean;
}

/** The input is optional for a call that needs none. */
type Arguments<E extends Endpoint> =
  object extends EndpointInput<E>
    ? [input?: EndpointInput<E>, options?: CallOptions]
    : [input: EndpointInput<E>, options?: CallOptions];

export interface ApiClient {
  /**
   * Makes a call and returns its parsed response.
   * @throws ApiProblem, OAuthFailure, ConnectionFailure or UnexpectedAnswer; an AbortError when the signal is aborted.
   */
  call<E extends Endpoint>(endpoint: E, ...rest: Arguments<E>): Promise<EndpointResponse<E>>;
  /** Makes a call and returns the unread response, for files and streams. */
  request(endpoint: Endpoint, input?: SendInput, options?: RequestOptions): Promise<Response>;
  /** Requests tokens; does not store them. */
  requestTokens(grant: PasswordGrant | RefreshGrant): Promise<Tokens>;
  /**
   * Ends the session of these tokens on the server, whatever is stored by now. Never rejects and does not take long:
   * without a connection the session is left to expire.
   */
  endSession(tokens: Tokens): Promise<void>;
}

/** Timeout in milliseconds of ending a session on the server, and of requesting an anonymous user after it. */
const SIGN_OUT_MS = 3000;

interface PasswordGrant {
  readonly grant_type: "password";
  readonly username: string;
  readonly password: string;
}

interface RefreshGrant {
  readonly grant_type: "refresh_token";
  readonly refresh_token: string;
}

/** What callers get of a parsed response. */
function opened<E extends Endpoint>({ name, open }: E, status: number, body: unknown): EndpointResponse<E> {
  if (open === undefined) return body as EndpointResponse<E>;
  try {
    return open(body as never) as EndpointResponse<E>;
  } catch (error) {
    throw new UnexpectedAnswer(name, status, error);
  }
}

async function parseAnswer<E extends Endpoint>(endpoint: E, response: Response): Promise<EndpointResponse<E>> {
  if (endpoint.response === undefined && endpoint.open === undefined) return undefined as EndpointResponse<E>;
  const body: unknown = await response.json().catch((error: unknown) => {
    throw error instanceof SyntaxError
      ? new UnexpectedAnswer(endpoint.name, response.status, error)
      : connectionFailure(error);
  });
  if (endpoint.trusted && typeof body === "object" && body !== null) return opened(endpoint, response.status, body);
  const result = z.safeParse(endpoint.response ?? z.never(), body);
  if (!result.success) throw new UnexpectedAnswer(endpoint.name, response.status, result.error);
  return opened(endpoint, response.status, result.data);
}

export function createApiClient(options: ApiClientOptions): ApiClient {
  const { store, lock, oauthClient, onSessionEnded = () => {} } = options;
  const send = createTransport(options);
  const clock = createTokenClock();

  async function requestTokens(grant: PasswordGrant | RefreshGrant): Promise<Tokens> {
    const { id, secret } = await oauthClient();
    const body = { client_id: id, client_secret: secret, scope: "", ...grant };
    const answer = await parseAnswer(requestToken, await send(requestToken, { body }, { accessToken: null }));
    clock.set(answer.access_token);
    return { accessToken: answer.access_token, refreshToken: answer.refresh_token };
  }

  async function endSession({ accessToken, refreshToken }: Tokens): Promise<void> {
    const signal = AbortSignal.timeout(SIGN_OUT_MS);
    const leave = (token: string): Promise<unknown> => send(logOut, {}, { accessToken: token, signal });
    try {
      await leave(accessToken).catch(async (error: unknown) => {
        const isExpired = error instanceof ApiProblem && error.status === 401;
        if (!isExpired || refreshToken === null) throw error;
        await leave((await requestTokens({ grant_type: "refresh_token", refresh_token: refreshToken })).accessToken);
      });
    } catch {
      // The tokens are no longer in this browser, so nobody can use them.
    }
  }

  const refresher = createRefresher({
    store,
    lock,
    earlier: options.earlierRenewal,
    onSessionEnded,
    // Its refresh token was refused.
    signOut: (accessToken) => endSession({ accessToken, refreshToken: null }),
    requestAnonymous: async (isLeaving) => {
      const signal = isLeaving ? AbortSignal.timeout(SIGN_OUT_MS) : undefined;
      const response = await send(createAnonymousUser, {}, { accessToken: null, signal });
      const { access_token: accessToken } = await parseAnswer(createAnonymousUser, response);
      clock.set(accessToken);
      return accessToken;
    },
    requestTokens: (refreshToken) => requestTokens({ grant_type: "refresh_token", refresh_token: refreshToken }),
  });

  /**
   * The token for a call instead of one that is refused, or known to expire. Undefined when the call cannot do without
   * the present one. A public call never fails because of a token: it goes out with another one, or without.
   */
  async function replacement({ access }: Endpoint, refused: string): Promise<string | null | undefined> {
    const isAnonymous = (store.read()?.refreshToken ?? null) === null;
    if (isAnonymous && access.kind === "public") return null;
    // Anonymous users may not make the other calls anyway.
    if (store.isFixed || (isAnonymous && access.kind !== "anonymous")) return undefined;
    try {
      return (await refresher.renew(refused)) ?? undefined;
    } catch (error) {
      if (access.kind !== "public") throw error;
      const now = store.read()?.accessToken ?? null;
      return now === refused ? null : now;
    }
  }

  /**
   * Whether the present tokens are known to expire and can be replaced. The token of a viewing session or of an invitation
   * is used until the server refuses it: nobody can replace it, and the clock of the device may be wrong.
   */
  function mustReplace({ accessToken, refreshToken }: Tokens): boolean {
    const canReplace = refreshToken !== null || userIdOf(accessToken) === null;
    return canReplace && clock.isExpired(accessToken);
  }

  /** The outcome of an attempt that may be another one with a renewed token; a response or an error. */
  function mayDiffer(endpoint: Endpoint, outcome: Response | ApiProblem): boolean {
    if (outcome instanceof ApiProblem && outcome.status === 401) return true;
    const isForNobody = outcome instanceof ApiProblem ? outcome.isForNobody : outcome.headers.has(TOKEN_REFUSED);
    return isForNobody && endpoint.method === "GET" && (store.read()?.refreshToken ?? null) !== null;
  }

  async function request(
    endpoint: Endpoint,
    input: SendInput = {},
    requestOptions: RequestOptions = {},
  ): Promise<Response> {
    // Public calls do not wait for a refresh that is under way: it may need one.
    if (endpoint.access.kind !== "public") await refresher.settled();
    const stored = store.read();
    const renewed =
      stored !== null && mustReplace(stored) ? await replacement(endpoint, stored.accessToken) : undefined;
    const accessToken = renewed === undefined ? (stored?.accessToken ?? null) : renewed;
    const attempt = (token: string | null): Promise<Response> =>
      send(endpoint, input, { ...requestOptions, accessToken: token });
    // A token is replaced once for each request.
    if (accessToken === null || renewed !== undefined) return await attempt(accessToken);
    const first = await attempt(accessToken).catch((error: unknown) => {
      if (error instanceof ApiProblem) return error;
      throw error;
    });
    const next = mayDiffer(endpoint, first) ? await replacement(endpoint, accessToken) : undefined;
    if (next !== undefined) return await attempt(next);
    if (first instanceof ApiProblem) throw first;
    return first;
  }

  return {
    request,
    requestTokens,
    endSession,
    call: async (endpoint, ...[input = {}, callOptions]) =>
      parseAnswer(endpoint, await request(endpoint, input as SendInput, callOptions)),
  };
}
