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
  /** Closes the connection. The client receives `error` if it is given, and reconnects if `allowReconnect` is true. */
  close(options?: { readonly error?: string; readonly allowReconnect?: boolean }): void;
}

export interface HubMethod<P, M extends HubMessages<M>> {
  invoke(caller: HubCaller<P, M>, args: readonly unknown[]): unknown;
}

/**
 * A hub's methods by name (clients may write the name in any case) and what happens around a connection.
 * Invocations of one client run one after another, in the order they were sent.
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
  handle: (caller: HubCaller<P, M>, input: Input) => unknown,
): HubMethod<P, M> {
  return { invoke: (caller, args) => handle(caller, check(args)) };
}
