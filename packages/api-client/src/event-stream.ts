import { EventSourceParserStream } from "eventsource-parser/stream";
import * as z from "zod/mini";
import type { Endpoint, EndpointInput, EndpointResponse } from "@showroom/api-contract/endpoint";
import type { ApiClient } from "./client.ts";
import { ConnectionFailure, UnexpectedAnswer } from "./failures.ts";
import type { SendInput } from "./transport.ts";

function parseEvent<E extends Endpoint>({ name }: E, schema: z.core.$ZodType, data: string): EndpointResponse<E> {
  let value: unknown;
  try {
    value = JSON.parse(data);
  } catch (error) {
    throw new UnexpectedAnswer(name, 200, error);
  }
  const result = z.safeParse(schema, value);
  if (!result.success) throw new UnexpectedAnswer(name, 200, result.error);
  return result.data as EndpointResponse<E>;
}

/**
 * Yields the events of a stream until it ends or the signal is aborted. `onOpen` is called when the stream is open.
 * Replaces `EventSource`, which cannot send a bearer token. Does not reconnect.
 */
export async function* eventStream<E extends Endpoint>(
  client: ApiClient,
  endpoint: E,
  input: EndpointInput<E> & SendInput,
  signal: AbortSignal,
  onOpen: () => void = () => {},
): AsyncGenerator<EndpointResponse<E>, void, undefined> {
  const { response: schema } = endpoint;
  if (schema === undefined) throw new TypeError(`${endpoint.name} has no events`);
  const response = await client.request(endpoint, input, { signal, unbounded: true });
  if (response.body === null) return;
  onOpen();
  const events = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  const reader = events.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield parseEvent(endpoint, schema, value.data);
    }
  } catch (error) {
    if (signal.aborted) return;
    throw error instanceof TypeError ? new ConnectionFailure("offline", error) : error;
  } finally {
    await reader.cancel().catch(() => {});
  }
}
