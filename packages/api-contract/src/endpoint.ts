import type * as z from "zod/mini";
import type { ProblemCode } from "./problem.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * Who may call. The server turns each into one guard; a person outside the policy of a thing they should not know of
 * gets `not-found`.
 * - `public`: anyone, without a token.
 * - `anonymous`: any valid token, that of an anonymous user included.
 * - `user`: a registered person.
 * - `self`: the person whose id is the path's `id` (a by-hash token counts as that person).
 * - `projectAccess`: admin, projectadmin, an advisor of the project's showroom organisation, or a buyer of the project. `by` says
 *   what names the project: a path parameter, or `body.project.id`, or `query.houseType`.
 * - `staff`: admin, projectadmin or showroomadvisor.
 * - `staffProject`: staff who may enter the project of the path's `projectId`.
 */
export type Access =
  | { readonly kind: "public" | "anonymous" | "user" | "self" | "staff" | "staffProject" }
  | {
      readonly kind: "projectAccess";
      readonly by: "params.projectId" | "params.houseTypeId" | "query.houseType" | "body.project.id";
    };

type Schema = z.core.$ZodType;

/** Names of the `{parameters}` of a path. */
type PathParameter<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameter<Rest>
  : never;

export interface Endpoint {
  /** Stable operation id, `area.verb`. */
  readonly name: string;
  readonly summary: string;
  readonly method: Method;
  /** With parameters in braces, e.g. `/api/users/{id}`. */
  readonly path: string;
  readonly access: Access;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly status: 200 | 201 | 202 | 204;
  /** The body of the answer; absent with 204 and with `media`. */
  readonly response?: Schema;
  /** Media types of an answer that is not JSON. A `text/event-stream` carries `response` as the data of its events. */
  readonly media?: readonly string[];
  /** Problems of this call beside those any call can have (`COMMON_PROBLEMS`). */
  readonly problems: readonly ProblemCode[];
  /** `oauth`: errors are RFC 6749 bodies instead of problems. */
  readonly errors?: "oauth";
}

type ParamsOf<Path extends string> = [PathParameter<Path>] extends [never]
  ? { readonly params?: never }
  : { readonly params: z.core.$ZodType<Record<PathParameter<Path>, string | number>> };

/** Declares a call; the path and its `params` schema must name the same parameters. Bundlers may drop a call that nobody makes. */
// @__NO_SIDE_EFFECTS__
export function defineEndpoint<const E extends Endpoint>(endpoint: E & ParamsOf<E["path"]>): E {
  return endpoint;
}

/** Problems that any call may answer with. */
export const COMMON_PROBLEMS = [
  "malformed-request",
  "not-authenticated",
  "csrf-token-invalid",
  "not-found",
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

/** What a caller passes: `params`, `query` and `body`, as far as the call has them. */
export type EndpointInput<E extends Endpoint> = Field<"params", InputOf<E, "params">> &
  Field<"query", InputOf<E, "query">> &
  Field<"body", InputOf<E, "body">>;

/** The validated request as a handler gets it. */
export interface EndpointRequest<E extends Endpoint> {
  readonly params: OutputOf<E, "params">;
  readonly query: OutputOf<E, "query">;
  readonly body: OutputOf<E, "body">;
}

/** The body of a successful answer; undefined for calls without one. */
export type EndpointResponse<E extends Endpoint> = E extends { readonly response: infer S extends Schema }
  ? z.output<S>
  : undefined;
