import { MessageType } from "@microsoft/signalr";
import type { HubCall, HubCaller, HubDefinition, HubMessages } from "./hub-definition.ts";
import type { HubObserver } from "./hub-event.ts";
import { completionError, HubException, streamError } from "./hub-exception.ts";
import type { Invocation } from "./message-codec.ts";
import { writeMessage } from "./message-codec.ts";

/** An invocation whose method has returned. */
export interface Running {
  /** The encoded completion, or null if the client wants none. For a stream: once its last item was sent. */
  readonly completion: Promise<string | null>;
}

export type Invoke<P, M extends HubMessages<M>> = (
  caller: HubCaller<P, M>,
  invocation: Invocation,
  call: HubCall,
  /** Sends one encoded item of a stream. Resolves when the client may get the next one. */
  sendItem: (text: string) => Promise<void>,
) => Promise<Running>;

/** Runs invocations of a hub's methods. */
export function createInvoker<P, M extends HubMessages<M>>(
  hub: HubDefinition<P, M>,
  observe: HubObserver,
): Invoke<P, M> {
  const methods = new Map(Object.entries(hub.methods).map(([name, method]) => [name.toLowerCase(), { name, method }]));

  return async (caller, { target, args, invocationId, streaming }, call, sendItem) => {
    const startedAt = performance.now();
    const found = methods.get(target.toLowerCase());
    const report = (outcome: "ok" | "hub-exception" | "failed" | "unknown-method", cause?: unknown): void =>
      observe({
        type: "invoked",
        connectionId: caller.id,
        // Unknown method names come from the client, so they are not used as labels of metrics.
        method: found?.name ?? "(unknown)",
        outcome,
        duration: performance.now() - startedAt,
        ...(cause === undefined ? {} : { cause }),
      });
    const encode = (outcome: { result?: unknown } | { error: string }): string | null =>
      invocationId === null ? null : writeMessage({ type: MessageType.Completion, invocationId, ...outcome });
    const complete = (outcome: { result: unknown } | { error: string }): Running => ({
      completion: Promise.resolve(encode(outcome)),
    });
    const fail = (error: unknown, text: string): string | null => {
      report(error instanceof HubException ? "hub-exception" : "failed", error);
      return encode({ error: text });
    };

    if (found === undefined) {
      report("unknown-method");
      return complete({ error: `Unknown hub method '${target}'` });
    }
    const { name, method } = found;
    if (method.streaming !== streaming) {
      const error = `The client attempted to invoke the ${wording(method.streaming)} '${name}' method with a ${wording(streaming)} invocation.`;
      report("hub-exception", error);
      return complete({ error });
    }
    try {
      const returned = await method.invoke(caller, args, call);
      if (!streaming) {
        const completion = encode({ result: returned });
        report("ok");
        return { completion: Promise.resolve(completion) };
      }
      return { completion: stream(returned as AsyncIterable<unknown>) };
    } catch (error) {
      return { completion: Promise.resolve(fail(error, completionError(name, error))) };
    }

    async function stream(items: AsyncIterable<unknown>): Promise<string | null> {
      try {
        for await (const item of untilAborted(items, call.signal))
          await sendItem(
            writeMessage({ type: MessageType.StreamItem, invocationId: invocationId ?? "", item: item ?? null }),
          );
        report("ok");
        return encode({});
      } catch (error) {
        return fail(error, streamError(error));
      }
    }
  };
}

function wording(streaming: boolean): string {
  return streaming ? "streaming" : "non-streaming";
}

/** The items until the signal is aborted, also while one is awaited. */
async function* untilAborted(items: AsyncIterable<unknown>, signal: AbortSignal): AsyncGenerator {
  const iterator = items[Symbol.asyncIterator]();
  try {
    while (true) {
      const next = await nextOrAborted(iterator, signal);
      if (next === null || next.done === true) return;
      yield next.value;
    }
  } finally {
    // Not awaited: an iterator that waits for its next item only stops after it.
    void Promise.resolve(iterator.return?.()).catch(() => undefined);
  }
}

function nextOrAborted(
  iterator: AsyncIterator<unknown>,
  signal: AbortSignal,
): Promise<IteratorResult<unknown, unknown> | null> {
  return new Promise((resolve, reject) => {
    const stop = (): void => resolve(null);
    // Also a method whose stream was cancelled before it began learns of it.
    iterator
      .next()
      .then(resolve, reject)
      .finally(() => signal.removeEventListener("abort", stop));
    if (signal.aborted) stop();
    else signal.addEventListener("abort", stop, { once: true });
  });
}
