import * as z from "zod/mini";
import type { Endpoint } from "@showroom/api-contract/endpoint";
import { oauthErrorSchema } from "@showroom/api-contract/endpoints/oauth";
import { problemSchema } from "@showroom/api-contract/problem";
import { address, type Values } from "./address.ts";
import { CSRF_HEADER, csrfHeader } from "./csrf.ts";
import { ApiProblem, ConnectionFailure, OAuthFailure, UnexpectedAnswer } from "./failures.ts";
import { isOwnOrigin } from "./own-origin.ts";
import { withRetries } from "./retries.ts";

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

/** Milliseconds of `Retry-After`, which our servers send in seconds; null without it. */
function retryAfter(headers: Headers): number | null {
  const seconds = Number(headers.get("retry-after") ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * SECONDS : null;
}

/** The error for a failed response. */
async function refusal(endpoint: Endpoint, response: Response): Promise<Error> {
  const { status, headers } = response;
  const body: unknown = await response.json().catch(() => null);
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
  return error instanceof TypeError ? new ConnectionFailure("offline", error) : error;
}

export function createTransport({
  baseUrl = "",
  timeout = 30 * SECONDS,
  fetch: send = (request) => fetch(request),
  cookies = () => "",
  traceparent,
}: TransportOptions): Transport {
  return async (endpoint, input, { accessToken, signal: givenSignal, unbounded }) => {
    const headers = new Headers({ accept: endpoint.media?.join(", ") ?? "application/json, application/problem+json" });
    if (accessToken !== null) headers.set("authorization", `Bearer ${accessToken}`);
    const csrf = csrfHeader(endpoint.method, baseUrl, cookies);
    if (csrf !== null) headers.set(CSRF_HEADER, csrf);
    if (traceparent !== undefined && isOwnOrigin(baseUrl)) headers.set("traceparent", traceparent());
    const { method } = endpoint;
    let body: BodyInit | null = null;
    if (input.body !== undefined && endpoint.form) body = endpoint.form(input.body as Record<string, unknown>);
    else if (input.body !== undefined) {
      headers.set("content-type", "application/json");
      body = JSON.stringify(input.body);
    }
    // The timeout also aborts a response that stalls.
    const signals = [givenSignal, unbounded ? undefined : AbortSignal.timeout(timeout)];
    const signal = AbortSignal.any(signals.filter((one) => one !== undefined));
    const url = `${baseUrl}${address(endpoint, input.params, input.query)}`;
    const request = new Request(url, { method, headers, body, signal });
    const attempt = async (): Promise<Response> => {
      const response = await send(request).catch((error: unknown) => {
        throw connectionFailure(error);
      });
      if (!response.ok) throw await refusal(endpoint, response);
      return response;
    };
    return await (method === "GET" ? withRetries(attempt, signal) : attempt());
  };
}
