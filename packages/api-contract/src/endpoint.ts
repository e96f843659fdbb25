import type * as z from "zod/mini";
import type { ProblemCode } from "./problem.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * The access policy of a call. The server has one guard per kind. A refused user gets `not-found` where the existence
 * of the resource is not public.
 * - `public`: anyone, without a token.
 * - `anonymous`: any valid token, including an anonymous user's.
 * - `user`: a registered user.
 * - `self`: the user whose id is the path's `id` (also with a token of a by-hash link).
 * - `projectAccess`: admin, projectadmin, an advisor of the project's showroom organisation, or a buyer of the project.
 * `by` is the field of the request that names the project.
 * - `staff`: admin, projectadmin or showroomadvisor.
 * - `admin`: admin.
 * - `staffProject`: staff with access to the project of the path's `projectId`.
 * - `catalogueAdmin`: admin or projectadmin, for the project of the path's `projectId`.
 */
export type Access =
  | { readonly kind: "public" | "anonymous" | "user" | "self" | "staff" | "admin" | "staffProject" | "catalogueAdmin" }
  | {
      readonly kind: "projectAccess";
      readonly by: "params.projectId" | "params.houseTypeId" | "query.houseType" | "body.project.id";
    };

/**
 * What a call changes in the project of the path's `projectId`: the choices of a buyer, the catalogue, or neither.
 * Buyers of a closed project, and everyone in an archived one, may change neither of the two.
 */
export type Changes = "choices" | "catalogue" | "neither";

type Schema = z.core.$ZodType;

/** Names of the `{parameters}` of a path. */
type PathParameter<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameter<Rest>
  : never;

export interface Endpoint {
  /** Stable operation id, `area.verb`. */
  readonly name: string;
  readonly summary: string;
  /** What else readers of the OpenAPI document need to know. */
  readonly description?: string;
  readonly method: Method;
  /** With parameters in braces, e.g. `/api/users/{id}`. */
  readonly path: string;
  readonly access: Access;
  /** What the call changes. Every call has it, except those with GET, which change nothing. */
  readonly changes?: Changes;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** Makes multipart form data of the body, which has files. Other bodies are JSON. */
  readonly form?: (body: Readonly<Record<string, unknown>>) => FormData;
  /** Largest body in bytes, where it is not the usual limit. The caller's role is then checked before the body is read. */
  readonly bodyLimit?: number;
  readonly status: 200 | 201 | 202 | 204;
  /** The body of the response; absent for 204 and for `media`. */
  readonly response?: Schema;
  /**
   * The client uses the response without parsing it by the schema, which takes a phone longer than anything else for a
   * large one. The server's tests check every response. The schema must not change a value.
   */
  readonly trusted?: true;
  /**
   * Makes what the client's callers get of the response. The handler of such a call sends the response itself, in bytes that it makes
   * once for everyone.
   */
  readonly open?: (response: never) => unknown;
  /**
   * Media types of a response that is not JSON. In a `text/event-stream`, `response` describes the data of the events.
   */
  readonly media?: readonly string[];
  /** Staff may make the call before they enrol a second factor that is required of them. */
  readonly withoutSecondFactor?: true;
  /** Problems of this call, besides `COMMON_PROBLEMS`. */
  readonly problems: readonly ProblemCode[];
  /** Programs make the call too. A request without cookie and origin then needs no token against forged requests. */
  readonly fromPrograms?: true;
  /** `oauth`: errors are RFC 6749 bodies instead of problems. */
  readonly errors?: "oauth";
}

type ParamsOf<Path extends string> = [PathParameter<Path>] extends [never]
  ? { readonly params?: never }
  : { readonly params: z.core.$ZodType<Record<PathParameter<Path>, string | number>> };

type ChangesOf<E extends Endpoint> = E["method"] extends "GET"
  ? { readonly changes?: never }
  : { readonly changes: "projectId" extends PathParameter<E["path"]> ? Changes : "neither" };

/**
 * Declares a call. The path and its `params` schema must name the same parameters, and a call that is not a GET must say
 * what it changes. Bundlers can drop an unused call.
 */
// @__NO_SIDE_EFFECTS__
export function defineEndpoint<const E extends Endpoint>(endpoint: E & ParamsOf<E["path"]> & ChangesOf<E>): E {
  return endpoint;
}

/** Whether a call changes the project of its path, which can be refused: a closed or archived project is only read. */
export const changesProject = ({ changes = "neither" }: Pick<Endpoint, "changes">): boolean => changes !== "neither";

/** Problems that any call can respond with. */
export const COMMON_PROBLEMS = [
  "malformed-request",
  "not-authenticated",
  "csrf-token-invalid",
  "second-factor-required",
  "not-found",
  "project-closed",
  "home-left",
  "payload-too-large",
  "unsupported-media-type",
  "request-invalid",
  "too-many-requests",
  "internal-error",
  "overloaded",
] as const satisfies readonly ProblemCode[];

type InputOf<E, Part extends "params" | "query" | "body"> = E extends { readonly [K in Part]: infer S extends Schema }
  ? z.input<S>
  : never;
type OutputOf<E, Part extends "params" | "query" | "body"> = E extends { readonly [K in Part]: infer S extends Schema }
  ? z.output<S>
  : undefined;

type Field<Name extends string, Value> = [Value] extends [never]
  ? unknown
  : Partial<Value> extends Value
    ? { readonly [K in Name]?: Value }
    : { readonly [K in Name]: Value };

/** The input of a call: those of `params`, `query` and `body` that it has. */
export type EndpointInput<E extends Endpoint> = Field<"params", InputOf<E, "params">> &
  Field<"query", InputOf<E, "query">> &
  Field<"body", InputOf<E, "body">>;

/** The validated request that a handler receives. */
export interface EndpointRequest<E extends Endpoint> {
  readonly params: OutputOf<E, "params">;
  readonly query: OutputOf<E, "query">;
  readonly body: OutputOf<E, "body">;
}

/** What callers get of a successful response: its body, after `open` where the call has that; undefined without a body. */
export type EndpointResponse<E extends Endpoint> = E extends { readonly open: (response: never) => infer Opened }
  ? Opened
  : E extends { readonly response: infer S extends Schema }
    ? z.output<S>
    : undefined;
