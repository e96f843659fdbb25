import * as z from "zod/mini";
import type { Endpoint } from "@showroom/api-contract/endpoint";
import { oauthErrorSchema } from "@showroom/api-contract/endpoints/oauth";
import { problemSchema } from "@showroom/api-contract/problem";
import { address, type Values } from "./address.ts";
import { CSRF_HEADER, csrfHeader } from "./csrf.ts";
import { ApiProblem, OAuthFailure, UnexpectedAnswer } from "./failures.ts";
import { exchange } from "./http.ts";

export interface TransportOptions {
  /** Where the API stands; empty: where the page came from. */
  readonly baseUrl?: string;
  /** Milliseconds to wait for an answer; 30,000 unless told. */
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
    const body = input.body === undefined ? undefined : JSON.stringify(input.body);
    if (body !== undefined) headers.set("content-type", "application/json");
    const url = `${baseUrl}${address(endpoint, input.params, input.query)}`;
    const response = await exchange({
      method: endpoint.method,
      url,
      headers,
      body,
      signal,
      timeout: unbounded ? null : timeout,
    });
    if (response.ok) return response;
    throw refusal(endpoint, response.status, await response.json().catch(() => undefined));
  };
}
