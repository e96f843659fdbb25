import ky, { isHTTPError, isNetworkError } from "ky";
import type { RetryOptions } from "ky";
import * as z from "zod/mini";
import type { Endpoint } from "@showroom/api-contract/endpoint";
import { oauthErrorSchema } from "@showroom/api-contract/endpoints/oauth";
import { problemSchema } from "@showroom/api-contract/problem";
import { address, type Values } from "./address.ts";
import { CSRF_HEADER, csrfHeader } from "./csrf.ts";
import { ApiProblem, ConnectionFailure, OAuthFailure, UnexpectedAnswer } from "./failures.ts";

export interface TransportOptions {
  /** Where the API stands; empty: where the page came from. */
  readonly baseUrl?: string;
  /** Milliseconds to wait for a whole answer; 30,000 unless told. */
  readonly timeout?: number;
  /** Reads `document.cookie`; only asked for calls to where the page came from. */
  readonly cookies?: () => string;
}

export interface SendInput {
  readonly params?: Values;
  readonly query?: Values;
  readonly body?: unknown;
}

export interface SendOptions {
  readonly accessToken: string | null;
  readonly signal?: AbortSignal | undefined;
  /** Longer than any time-out, for streams. */
  readonly unbounded?: boolean;
}

/** Sends one request, once authorized as told, and returns the answer or throws one of the failures. */
export type Transport = (endpoint: Endpoint, input: SendInput, options: SendOptions) => Promise<Response>;

const SECONDS = 1000;

/** Only what changes nothing is sent again; a server that is overloaded says when. */
const RETRY: RetryOptions = {
  limit: 2,
  methods: ["get"],
  statusCodes: [502, 503, 504],
  afterStatusCodes: [503],
  maxRetryAfter: 5 * SECONDS,
  jitter: true,
};

/** A failed answer as the failure it stands for. */
function refusal(endpoint: Endpoint, status: number, body: unknown): Error {
  if (endpoint.errors === "oauth") {
    const error = z.safeParse(oauthErrorSchema, body);
    return error.success
      ? new OAuthFailure(error.data.error, status, error.data.error_description ?? error.data.error)
      : new UnexpectedAnswer(endpoint.name, status);
  }
  const problem = z.safeParse(problemSchema, body);
  return problem.success ? new ApiProblem(problem.data) : new UnexpectedAnswer(endpoint.name, status);
}

/** What an error of sending a request, or of reading its answer, stands for. */
export function connectionFailure(error: unknown): unknown {
  if (error instanceof DOMException && error.name === "TimeoutError") return new ConnectionFailure("timeout", error);
  return isNetworkError(error) || error instanceof TypeError ? new ConnectionFailure("offline", error) : error;
}

export function createTransport({
  baseUrl = "",
  timeout = 30 * SECONDS,
  cookies = () => "",
}: TransportOptions): Transport {
  return async (endpoint, input, { accessToken, signal, unbounded }) => {
    const headers = new Headers({ accept: endpoint.media?.join(", ") ?? "application/json, application/problem+json" });
    if (accessToken !== null) headers.set("authorization", `Bearer ${accessToken}`);
    const csrf = csrfHeader(endpoint.method, baseUrl, cookies);
    if (csrf !== null) headers.set(CSRF_HEADER, csrf);
    const url = `${baseUrl}${address(endpoint, input.params, input.query)}`;
    const signals = [signal, unbounded ? undefined : AbortSignal.timeout(timeout)].filter((one) => one !== undefined);
    try {
      return await ky(url, {
        method: endpoint.method,
        headers,
        retry: RETRY,
        // Its own time-out ends when an answer begins; a signal also ends one that stalls halfway.
        timeout: false,
        signal: AbortSignal.any(signals),
        ...(input.body !== undefined && { json: input.body }),
      });
    } catch (error) {
      throw isHTTPError(error) ? refusal(endpoint, error.response.status, error.data) : connectionFailure(error);
    }
  };
}
