import * as z from "zod/mini";
import type { Endpoint, EndpointInput, EndpointResponse } from "@showroom/api-contract/endpoint";
import { requestToken } from "@showroom/api-contract/endpoints/oauth";
import { createAnonymousUser, logOut } from "@showroom/api-contract/endpoints/session";
import { ApiProblem, UnexpectedAnswer } from "./failures.ts";
import type { Lock } from "./lock.ts";
import { createRefresher } from "./refresh.ts";
import type { Tokens, TokenStore } from "./token-store.ts";
import { connectionFailure, createTransport } from "./transport.ts";
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
  /** Sends the request without refreshing the token; a 401 is the result. */
  readonly withoutRefresh?: boolean;
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
}

/** Timeout in milliseconds of each of the two calls after a refused refresh: signing out, and the anonymous user. */
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

async function parseAnswer<E extends Endpoint>(endpoint: E, response: Response): Promise<EndpointResponse<E>> {
  if (endpoint.response === undefined) return undefined as EndpointResponse<E>;
  const body: unknown = await response.json().catch((error: unknown) => {
    throw error instanceof SyntaxError
      ? new UnexpectedAnswer(endpoint.name, response.status, error)
      : connectionFailure(error);
  });
  if (endpoint.trusted && typeof body === "object" && body !== null) return body as EndpointResponse<E>;
  const result = z.safeParse(endpoint.response, body);
  if (!result.success) throw new UnexpectedAnswer(endpoint.name, response.status, result.error);
  return result.data as EndpointResponse<E>;
}

export function createApiClient(options: ApiClientOptions): ApiClient {
  const { store, lock, oauthClient, onSessionEnded = () => {} } = options;
  const send = createTransport(options);

  async function requestTokens(grant: PasswordGrant | RefreshGrant): Promise<Tokens> {
    const { id, secret } = await oauthClient();
    const body = { client_id: id, client_secret: secret, scope: "", ...grant };
    const answer = await parseAnswer(requestToken, await send(requestToken, { body }, { accessToken: null }));
    return { accessToken: answer.access_token, refreshToken: answer.refresh_token };
  }

  const refresher = createRefresher({
    store,
    lock,
    earlier: options.earlierRenewal,
    onSessionEnded,
    signOut: async (accessToken) => {
      await send(logOut, {}, { accessToken, signal: AbortSignal.timeout(SIGN_OUT_MS) }).catch(() => {});
    },
    requestAnonymous: async () => {
      const signal = AbortSignal.timeout(SIGN_OUT_MS);
      const response = await send(createAnonymousUser, {}, { accessToken: null, signal });
      return (await parseAnswer(createAnonymousUser, response)).access_token;
    },
    requestTokens: (refreshToken) => requestTokens({ grant_type: "refresh_token", refresh_token: refreshToken }),
  });

  /** The token for a second attempt after a refusal; null when there is none. */
  async function renew(endpoint: Endpoint, refused: string): Promise<{ readonly accessToken: string | null } | null> {
    try {
      const accessToken = await refresher.renew(refused);
      return accessToken === null ? null : { accessToken };
    } catch (error) {
      // A public call is repeated as the anonymous user when the session just ended.
      const stored = store.read();
      if (endpoint.access.kind === "public" && (stored?.refreshToken ?? null) === null)
        return { accessToken: stored?.accessToken ?? null };
      throw error;
    }
  }

  async function request(
    endpoint: Endpoint,
    input: SendInput = {},
    { withoutRefresh, ...sendOptions }: RequestOptions = {},
  ): Promise<Response> {
    // Public calls do not wait for a refresh: the refresh itself needs one, for the configuration.
    if (endpoint.access.kind !== "public") await refresher.settled();
    const accessToken = store.read()?.accessToken ?? null;
    try {
      return await send(endpoint, input, { ...sendOptions, accessToken });
    } catch (error) {
      const isRefused = error instanceof ApiProblem && error.status === 401 && accessToken !== null && !withoutRefresh;
      if (!isRefused) throw error;
      const renewal = await renew(endpoint, accessToken);
      if (renewal === null) throw error;
      return await send(endpoint, input, { ...sendOptions, ...renewal });
    }
  }

  return {
    request,
    requestTokens,
    call: async (endpoint, ...[input = {}, callOptions]) =>
      parseAnswer(endpoint, await request(endpoint, input as SendInput, callOptions)),
  };
}
