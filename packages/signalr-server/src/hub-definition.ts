/** Names of server-to-client messages with the types of their arguments. */
export type HubMessages<M> = { readonly [K in keyof M]: readonly unknown[] };

/** One connected client, as the hub's methods see it. */
export interface HubCaller<P, M extends HubMessages<M>> {
  /** Public id of the connection. Knowing it gives no access to the connection. */
  readonly id: string;
  readonly principal: P;
  /** Aborted when the connection is closed. */
  readonly signal: AbortSignal;
  /** Sends a message to this client only. Does nothing if the connection is closed. */
  send<K extends keyof M & string>(target: K, ...args: M[K]): void;
  /**
   * Calls a method of this client and returns its result. The result is not checked. Rejects with a `HubException` if the
   * client answers with an error, and with an `Error` if it disconnects or gives no result in time.
   */
  ask<K extends keyof M & string>(target: K, ...args: M[K]): Promise<unknown>;
  /** Closes the connection. The client receives `error` if it is given, and reconnects if `allowReconnect` is true. */
  close(options?: { readonly error?: string; readonly allowReconnect?: boolean }): void;
}

/** The parts of an invocation besides its arguments. */
export interface HubCall {
  /**
   * Streams that the client sends with the invocation, in the order of its arguments. Their items are not checked.
   * Reading one throws a `HubException` if the client ends it with an error, and an `Error` if the client disconnects.
   * Items that the method did not read are dropped when it ends.
   */
  readonly incoming: readonly AsyncIterable<unknown>[];
  /** Aborted when the client cancels the stream that it requested, or when the connection is closed. */
  readonly signal: AbortSignal;
}

export interface HubMethod<P, M extends HubMessages<M>> {
  /** The method returns an `AsyncIterable` with the items of a stream. */
  readonly streaming: boolean;
  invoke(caller: HubCaller<P, M>, args: readonly unknown[], call: HubCall): unknown;
}

/**
 * A hub's methods by name (clients may write the name in any case) and what happens around a connection.
 * Invocations of one client run one after another, in the order they were sent. Streams to the client run beside them.
 */
export interface HubDefinition<P, M extends HubMessages<M>> {
  readonly methods: Readonly<Record<string, HubMethod<P, M>>>;
  readonly connected?: (caller: HubCaller<P, M>) => void;
  readonly disconnected?: (caller: HubCaller<P, M>) => void;
}

/**
 * A method with its argument check. `check` turns the raw arguments into the method's input, or throws a
 * `HubException` that names what is wrong; any schema library fits.
 */
export function hubMethod<P, M extends HubMessages<M>, Input>(
  check: (args: readonly unknown[]) => Input,
  handle: (caller: HubCaller<P, M>, input: Input, call: HubCall) => unknown,
): HubMethod<P, M> {
  return { streaming: false, invoke: (caller, args, call) => handle(caller, check(args), call) };
}

/** A method that streams items to the client. It should end when the call's signal is aborted. */
export function hubStream<P, M extends HubMessages<M>, Input>(
  check: (args: readonly unknown[]) => Input,
  handle: (caller: HubCaller<P, M>, input: Input, call: HubCall) => AsyncIterable<unknown>,
): HubMethod<P, M> {
  return { streaming: true, invoke: (caller, args, call) => handle(caller, check(args), call) };
}
