import type { Endpoint, EndpointInput, EndpointResponse } from "@showroom/api-contract/endpoint";
import type { ApiClient } from "./client.ts";
import { eventStream } from "./event-stream.ts";
import { growingPauses } from "./pauses.ts";
import type { SendInput } from "./transport.ts";

const PAUSES = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000];

/** After a stream of this many milliseconds, the next pause is the first one again. */
const STABLE_AFTER = 10_000;

export interface EventListener<Event> {
  /** The stream is open. `isAgain`: it was open before, so that events may have been missed. */
  readonly onOpen: (isAgain: boolean) => void;
  readonly onEvent: (event: Event) => void;
  /** The stream failed, and is opened again after a pause. */
  readonly onAway?: (failure: unknown) => void;
}

function pause(duration: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, duration);
    signal.addEventListener(
      "abort",
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}

/** Follows a stream of events until `signal` is aborted, and opens it again whenever it ends. */
export async function followEvents<E extends Endpoint>(
  client: ApiClient,
  endpoint: E,
  input: EndpointInput<E> & SendInput,
  signal: AbortSignal,
  { onOpen, onEvent, onAway }: EventListener<EndpointResponse<E>>,
): Promise<void> {
  const pauses = growingPauses(PAUSES);
  let isAgain = false;
  while (!signal.aborted) {
    let openedAt = Number.POSITIVE_INFINITY;
    let failure: unknown = null;
    try {
      const events = eventStream(client, endpoint, input, signal, () => {
        onOpen(isAgain);
        openedAt = Date.now();
      });
      for await (const event of events) onEvent(event);
    } catch (error) {
      failure = error;
      if (!signal.aborted) onAway?.(error);
    }
    isAgain = true;
    // A stream that ends as soon as it is open counts as a failure.
    if (Date.now() - openedAt > STABLE_AFTER) pauses.reset();
    await pause(pauses.next(failure), signal);
  }
}
