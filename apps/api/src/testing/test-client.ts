import { ALL_ENDPOINTS } from "@showroom/api-contract/all-endpoints";
import type { Endpoint, EndpointInput, EndpointResponse } from "@showroom/api-contract/endpoint";
import { requestToken } from "@showroom/api-contract/endpoints/oauth";
import { formOf } from "@showroom/api-contract/entities/upload";
import { notePrivate } from "@showroom/service/testing/private-values";
import { z } from "zod";

/** A response. */
export interface Answer<Body = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
  readonly text: string;
  /** The JSON body; undefined for an empty one or another type. */
  readonly body: Body;
}

interface RawRequest {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
  /** Leaves out the CSRF header. */
  readonly withoutCsrf?: boolean;
  readonly withoutToken?: boolean;
  /** Leaves out the device cookie, like another browser. */
  readonly withoutDevice?: boolean;
}

export interface TestClient {
  readonly tokens: { access: string | null; refresh: string | null };
  readonly raw: (method: string, path: string, request?: RawRequest) => Promise<Answer>;
  /** Calls an endpoint of the contract; the body has the type of a successful response. */
  readonly call: <E extends Endpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Answer<EndpointResponse<E>>>;
  /** The status only. Does not wait for the end of a stream. */
  readonly status: (method: string, path: string, body?: unknown) => Promise<number>;
  readonly signIn: (email: string, password: string) => Promise<Answer>;
  /** Asks for the next access token, as a page does before its token ends. */
  readonly renew: () => Promise<Answer>;
}

const CSRF = /XSRF-TOKEN=([^;]+)/;
const DEVICE = /(?:__Host-)?showroom-device=[^;]+/;
const tokensSchema = z.object({ access_token: z.string(), refresh_token: z.string() });
const inputSchema = z.object({
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  query: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  body: z.unknown().optional(),
});

/** The path of a call with its parameters. */
export function pathOf(endpoint: Endpoint, input: unknown): string {
  const { params = {}, query = {} } = inputSchema.parse(input);
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  return search === "" ? path : `${path}?${search}`;
}

const holdsFile = (value: unknown): boolean => [value].flat().some((one) => one instanceof File);

/** JSON, or form data of a body with files. */
function encoded(body: unknown): string | FormData {
  const isForm = typeof body === "object" && body !== null && Object.values(body).some(holdsFile);
  return isForm ? formOf({ ...body }) : JSON.stringify(body);
}

/** What callers get of a response that its handler sent itself. Throws when it is not as the contract says. */
function openAnswer<E extends Endpoint>({ name, open }: E, body: unknown): EndpointResponse<E> {
  const declared = ALL_ENDPOINTS.find((endpoint) => endpoint.name === name);
  return open?.(z.parse(declared?.response ?? z.never(), body) as never) as EndpointResponse<E>;
}

/** A minimal browser: stores cookies, sends the CSRF header and its token. `address` is its X-Forwarded-For. */
export function createTestClient(url: string, address?: string): TestClient {
  const tokens: TestClient["tokens"] = { access: null, refresh: null };
  let csrf: string | null = null;
  let device: string | null = null;

  const cookies = ({ withoutCsrf, withoutDevice }: RawRequest): { cookie?: string } => {
    const kept = [
      ...(csrf !== null && !withoutCsrf ? [`XSRF-TOKEN=${csrf}`] : []),
      ...(device !== null && !withoutDevice ? [device] : []),
    ];
    return kept.length === 0 ? {} : { cookie: kept.join("; ") };
  };

  const open = async (method: string, path: string, request: RawRequest): Promise<Response> => {
    const response = await fetch(`${url}${path}`, {
      method,
      redirect: "manual",
      headers: {
        ...cookies(request),
        ...(csrf !== null && !request.withoutCsrf ? { "x-xsrf-token": csrf } : {}),
        ...(tokens.access !== null && !request.withoutToken ? { authorization: `Bearer ${tokens.access}` } : {}),
        ...(address === undefined ? {} : { "x-forwarded-for": address }),
        ...(typeof request.body === "string" ? { "content-type": "application/json" } : {}),
        ...request.headers,
      },
      ...(request.body === undefined ? {} : { body: request.body }),
    });
    const given = response.headers.getSetCookie().join();
    csrf = CSRF.exec(given)?.[1] ?? csrf;
    device = DEVICE.exec(given)?.[0] ?? device;
    return response;
  };

  const send = async (method: string, path: string, request: RawRequest): Promise<Answer> => {
    const response = await open(method, path, request);
    const bytes = Buffer.from(await response.arrayBuffer());
    const text = bytes.toString("utf8");
    const isJson = response.headers.get("content-type")?.includes("json") ?? false;
    const body: unknown = isJson && text !== "" ? JSON.parse(text) : undefined;
    notePrivate(body);
    return { status: response.status, headers: response.headers, bytes, text, body };
  };

  const raw = async (method: string, path: string, request: RawRequest = {}): Promise<Answer> => {
    if (csrf === null && !request.withoutCsrf) await send("GET", "/config.json", { withoutToken: true });
    return await send(method, path, request);
  };

  const call = async <E extends Endpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer<EndpointResponse<E>>> => {
    const { body, params, query } = inputSchema.parse(input);
    notePrivate([body, params, query]);
    const answer = await raw(endpoint.method, pathOf(endpoint, input), {
      headers,
      ...(body === undefined
        ? {}
        : { body: endpoint.form === undefined ? JSON.stringify(body) : endpoint.form({ ...body }) }),
    });
    if (endpoint.open === undefined || answer.status !== endpoint.status) return answer as Answer<EndpointResponse<E>>;
    return { ...answer, body: openAnswer(endpoint, answer.body) };
  };

  async function grant(
    by:
      | { readonly grant_type: "password"; readonly username: string; readonly password: string }
      | { readonly grant_type: "refresh_token"; readonly refresh_token: string },
  ): Promise<Answer> {
    const answer = await call(requestToken, { body: { client_id: "showroom", ...by } });
    const granted = tokensSchema.safeParse(answer.body);
    if (granted.success) {
      tokens.access = granted.data.access_token;
      tokens.refresh = granted.data.refresh_token;
    }
    return answer;
  }

  return {
    tokens,
    raw,
    call,
    status: async (method, path, body) => {
      if (csrf === null) await send("GET", "/config.json", { withoutToken: true });
      const response = await open(method, path, body === undefined ? {} : { body: encoded(body) });
      // Reads the body to keep the connection alive, except for a stream.
      if (response.headers.get("content-type") === "text/event-stream") await response.body?.cancel();
      else await response.arrayBuffer();
      return response.status;
    },
    signIn: (email, password) => grant({ grant_type: "password", username: email, password }),
    renew: () => grant({ grant_type: "refresh_token", refresh_token: tokens.refresh ?? "" }),
  };
}
