import { MessageType } from "@microsoft/signalr";
import type { HubCaller, HubDefinition, HubMessages } from "./hub-definition.ts";
import type { HubObserver } from "./hub-event.ts";
import { completionError, HubException } from "./hub-exception.ts";
import type { Invocation } from "./invocation-queue.ts";
import { writeMessage } from "./message-codec.ts";

/** Runs invocations of a hub's methods. The result is the encoded completion, or null if the client wants none. */
export function createInvoker<P, M extends HubMessages<M>>(
  hub: HubDefinition<P, M>,
  observe: HubObserver,
): (caller: HubCaller<P, M>, invocation: Invocation) => Promise<string | null> {
  const methods = new Map(Object.entries(hub.methods).map(([name, method]) => [name.toLowerCase(), { name, method }]));

  return async (caller, { target, args, invocationId }) => {
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
    const complete = (outcome: { result: unknown } | { error: string }): string | null =>
      invocationId === null ? null : writeMessage({ type: MessageType.Completion, invocationId, ...outcome });

    if (found === undefined) {
      report("unknown-method");
      return complete({ error: `Unknown hub method '${target}'` });
    }
    try {
      const completion = complete({ result: await found.method.invoke(caller, args) });
      report("ok");
      return completion;
    } catch (error) {
      report(error instanceof HubException ? "hub-exception" : "failed", error);
      return complete({ error: completionError(found.name, error) });
    }
  };
}
