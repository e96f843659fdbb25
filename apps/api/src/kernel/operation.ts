import type { FastifyReply, FastifyRequest } from "fastify";
import type { Endpoint, EndpointRequest, EndpointResponse } from "@showroom/api-contract/endpoint";
import type { Asker } from "./asker.ts";
import type { AppContext } from "./context.ts";

/** One call, after validation and the access check. */
export interface Call<E extends Endpoint> extends EndpointRequest<E> {
  readonly app: AppContext;
  readonly asker: Asker;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** The result of a handler that sends its response through `reply`. */
export type Sent = FastifyReply;

type Answer<E extends Endpoint> = E extends { readonly media: readonly string[] } | { readonly open: unknown }
  ? Sent
  : EndpointResponse<E>;

export interface Operation {
  readonly endpoint: Endpoint;
  readonly handle: (call: Call<Endpoint>) => Promise<unknown>;
}

/** Binds a handler to an endpoint of the contract, with the endpoint's types. */
export function operation<const E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<Answer<E>>,
): Operation {
  return { endpoint, handle };
}
