import type { FastifyReply, FastifyRequest } from "fastify";
import type { Endpoint, EndpointRequest, EndpointResponse } from "@showroom/api-contract/endpoint";
import type { Asker } from "../kernel/asker.ts";
import type { AppContext } from "./context.ts";

/** One call: validated, and allowed by the endpoint's access policy. */
export interface Call<E extends Endpoint> extends EndpointRequest<E> {
  readonly app: AppContext;
  readonly asker: Asker;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** What a handler of an endpoint with a media type of its own has sent through `reply`. */
export type Sent = FastifyReply;

type Answer<E extends Endpoint> = E extends { readonly media: readonly string[] } ? Sent : EndpointResponse<E>;

export interface Operation {
  readonly endpoint: Endpoint;
  readonly handle: (call: Call<Endpoint>) => Promise<unknown>;
}

/** Ties an endpoint of the contract to what carries it out; the types of both must agree. */
export function operation<const E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<Answer<E>>,
): Operation {
  return { endpoint, handle };
}
