import ky, { isHTTPError, isNetworkError } from "ky";
import type { RetryOptions } from "ky";
import * as z from "zod/mini";
import type { Endpoint } from "@showroom/api-contract/endpoint";
import { oauthErrorSchema } from "@showroom/api-contract/endpoints/oauth";
import { problemSchema } from "@showroom/api-contract/problem";
import { address, type Values } from "./address.ts";
import { CSRF_HEADER, csrfHeader } from "./csrf.ts";
import { ApiProblem, ConnectionFailure, OAuthFailure, UnexpectedAnswer } from "./failures.ts";
import { isOwnOrigin } from "./own-origin.ts";

export interface TransportOptions {
  /** Base URL of the API; empty for the origin of the page. */
  readonly baseUrl?: string;
  /** Sends the requests; default the global `fetch`. */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Milliseconds to wait for the whole response; default 30,000. */
  readonly timeout?: number;
  /** Reads `document.cookie`; only called for requests to the page's own origin. */
  readonly cookies?: () => string;
  /** Reads the W3C `traceparent` of the user's action; only called for requests to the page's own origin. */
  readonly traceparent?: (() => string) | undefined;
}

export interface SendInput {
  readonly params?: Values;
  readonly query?: Values;
  readonly body?: unknown;
}

export interface SendOptions {
  readonly accessToken: string | null;
  readonly signal?: AbortSignal | undefined;
  /** Without a timeout, for streams. */
  readonly unbounded?: boolean;
}

/** Sends one authorized request and returns the response, or throws one of the errors in `failures.ts`. */
export type Transport = (endpoint: Endpoint, input: SendInput, options: SendOptions) => Promise<Response>;

/** A response with this header is for nobody, because the server did not accept the token. */
export const TOKEN_REFUSED = "www-authenticate";

const SECONDS = 1000;

/** Only reads are retried. An overloaded server sets the delay with `Retry-After`. */
const RETRY: RetryOptions = {
  limit: 2,
  methods: ["get"],
  statusCodes: [502, 503, 504],
  afterStatusCodes: [503],
  maxRetryAfter: 5 * SECONDS,
  jitter: true,
};

/** Milliseconds of `Retry-After`, which our servers send in seconds; null without it. */
function retryAfter(headers: Headers): number | null {
  const seconds = Number(headers.get("retry-after") ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * SECONDS : null;
}

/** The error for a failed response. */
function refusal(endpoint: Endpoint, { status, headers }: Response, body: unknown): Error {
  if (endpoint.errors === "oauth") {
    const error = z.safeParse(oauthErrorSchema, body);
    if (!error.success) return new UnexpectedAnswer(endpoint.name, status);
    const { error: code, error_description: description = code, second_factor: secondFactor } = error.data;
    return new OAuthFailure(code, status, description, secondFactor);
  }
  const problem = z.safeParse(problemSchema, body);
  return problem.success
    ? new ApiProblem(problem.data, retryAfter(headers), headers.has(TOKEN_REFUSED))
    : new UnexpectedAnswer(endpoint.name, status);
}

/** Converts an error of sending a request or reading its response. */
export function connectionFailure(error: unknown): unknown {
  if (error instanceof DOMException && error.name === "TimeoutError") return new ConnectionFailure("timeout", error);
  return isNetworkError(error) || error instanceof TypeError ? new ConnectionFailure("offline", error) : error;
}

export function createTransport({
  baseUrl = "",
  timeout = 30 * SECONDS,
  fetch: ownFetch,
  cookies = () => "",
  traceparent,
}: TransportOptions): Transport {
  return async (endpoint, input, { accessToken, signal, unbounded }) => {
    const headers = new Headers({ accept: endpoint.media?.join(", ") ?? "application/json, application/problem+json" });
    if (accessToken !== null) headers.set("authorization", `Bearer ${accessToken}`);
    const csrf = csrfHeader(endpoint.method, baseUrl, cookies);
    if (csrf !== null) headers.set(CSRF_HEADER, csrf);
    if (traceparent !== undefined && isOwnOrigin(baseUrl)) headers.set("traceparent", traceparent());
    const url = `${baseUrl}${address(endpoint, input.params, input.query)}`;
    const signals = [signal, unbounded ? undefined : AbortSignal.timeout(timeout)].filter((one) => one !== undefined);
    try {
      return await ky(url, {
        method: endpoint.method,
        headers,
        retry: RETRY,
        // Ky's timeout stops when a response begins; the signal also aborts a response that stalls.
        timeout: false,
        ...(ownFetch !== undefined && { fetch: (request) => ownFetch(new Request(request)) }),
        signal: AbortSignal.any(signals),
        ...(input.body !== undefined &&
          (endpoint.form ? { body: endpoint.form(input.body as Record<string, unknown>) } : { json: input.body })),
      });
    } catch (error) {
      throw isHTTPError(error) ? refusal(endpoint, error.response, error.data) : connectionFailure(error);
    }
  };
}
