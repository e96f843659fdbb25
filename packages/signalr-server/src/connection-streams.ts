import type { HubCall } from "./hub-definition.ts";
import { HubException } from "./hub-exception.ts";
import { IncomingStream } from "./incoming-stream.ts";
import type { Invocation } from "./message-codec.ts";

export interface ConnectionStreamsOptions {
  /** Number of open streams, in both directions together. */
  readonly limit: number;
  /** Number of unread items of one stream from the client at which the client is paused. */
  readonly items: number;
  /** Called when an item was read, so that `full` may have changed. */
  readonly onTaken: () => void;
}

/** The streams of one connection, in both directions. */
export class ConnectionStreams {
  readonly #options: ConnectionStreamsOptions;
  readonly #incoming = new Map<string, IncomingStream>();
  readonly #outgoing = new Map<string, AbortController>();
  readonly #closed: AbortSignal;

  /** @param closed aborted when the connection is closed */
  constructor(closed: AbortSignal, options: ConnectionStreamsOptions) {
    this.#closed = closed;
    this.#options = options;
    closed.addEventListener("abort", () => this.#end(), { once: true });
  }

  /** A stream from the client has so many unread items that the client must wait. */
  get full(): boolean {
    for (const stream of this.#incoming.values()) if (stream.waiting >= this.#options.items) return true;
    return false;
  }

  /** Opens the streams of an invocation. Returns the reason for the client if that is not possible. */
  open({ invocationId, streaming, streamIds }: Invocation): string | null {
    const wanted = streamIds.length + (streaming ? 1 : 0);
    if (wanted === 0) return null;
    if (this.#incoming.size + this.#outgoing.size + wanted > this.#options.limit)
      return `A connection can have ${this.#options.limit} streams at once.`;
    const taken = streamIds.find((id, at) => this.#incoming.has(id) || streamIds.indexOf(id) !== at);
    if (taken !== undefined) return `Stream ID '${taken}' is already in use.`;
    if (streaming && invocationId !== null) {
      if (this.#outgoing.has(invocationId)) return `Invocation ID '${invocationId}' is already in use.`;
      this.#outgoing.set(invocationId, new AbortController());
    }
    for (const id of streamIds) this.#incoming.set(id, new IncomingStream(this.#options.onTaken));
    return null;
  }

  /** What the method gets of an invocation whose streams are open. */
  callOf({ invocationId, streamIds }: Invocation): HubCall {
    return {
      incoming: streamIds.map((id) => this.#incoming.get(id)).filter((stream) => stream !== undefined),
      signal: this.#outgoing.get(invocationId ?? "")?.signal ?? this.#closed,
    };
  }

  /** Closes the streams of an invocation that was completed. */
  close({ invocationId, streaming, streamIds }: Invocation): void {
    if (streaming && invocationId !== null) this.#outgoing.delete(invocationId);
    for (const id of streamIds) {
      this.#incoming.get(id)?.drop();
      this.#incoming.delete(id);
    }
    if (streamIds.length > 0) this.#options.onTaken();
  }

  /** An item from the client. Unknown streams are ignored: their method may have ended. */
  add(id: string, item: unknown): void {
    this.#incoming.get(id)?.add(item);
  }

  /** The client completed its stream. Its own error reaches the method as a `HubException`. */
  complete(id: string, error: string | null): void {
    this.#incoming.get(id)?.end(error === null ? null : new HubException(error));
  }

  /** The client wants no more items of a stream. */
  cancel(id: string): void {
    this.#outgoing.get(id)?.abort();
  }

  #end(): void {
    for (const controller of this.#outgoing.values()) controller.abort();
    for (const stream of this.#incoming.values()) stream.end(new Error("The connection was closed."));
  }
}
