import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";

const RECONNECT_DELAY = 1_000;
const CONNECT_TIMEOUT = 5_000;
const QUERY_TIMEOUT = 5_000;
const CHECK_INTERVAL = 15_000;

export interface LastingConnectionOptions {
  readonly databaseUrl: string;
  /** Runs on every new connection before it is used. */
  readonly prepare: (client: Client) => Promise<void>;
  /** Called when a new connection has replaced a lost one. */
  readonly onReconnected: () => void;
  readonly onError: (error: unknown) => void;
  /** Milliseconds between two checks that the server still responds. */
  readonly checkInterval?: number | undefined;
}

export interface LastingConnection {
  readonly isOpen: () => boolean;
  /**
   * Runs a statement after the earlier ones. Rejects when there is no connection. A connection that fails is replaced
   * by a new one.
   */
  readonly query: (text: string, values?: readonly unknown[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Opens a connection that reconnects whenever it is lost. Rejects when the first attempt fails. */
export async function openLastingConnection(options: LastingConnectionOptions): Promise<LastingConnection> {
  const { databaseUrl, prepare, onReconnected, onError, checkInterval = CHECK_INTERVAL } = options;
  const closing = new AbortController();
  let current: Client | null = null;

  async function connect(): Promise<void> {
    const fresh = new Client({
      connectionString: databaseUrl,
      application_name: "showroom-events",
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_TIMEOUT,
      query_timeout: QUERY_TIMEOUT,
    });
    fresh.on("error", onError);
    fresh.on("end", () => lose(fresh));
    try {
      await fresh.connect();
      await prepare(fresh);
      closing.signal.throwIfAborted();
      current = fresh;
    } catch (error) {
      leave(fresh);
      throw error;
    }
  }

  /** Ends a connection without waiting, because an unreachable server never confirms the end. */
  function leave(client: Client): void {
    client.end().catch(() => undefined);
  }

  function lose(client: Client): void {
    if (current !== client) return;
    current = null;
    void reconnect();
  }

  async function reconnect(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        await delay(RECONNECT_DELAY, undefined, { signal: closing.signal });
        await connect();
        onReconnected();
        return;
      } catch (error) {
        if (!closing.signal.aborted) onError(error);
      }
    }
  }

  let lastQuery: Promise<unknown> = Promise.resolve();
  let running = 0;

  function query(text: string, values: readonly unknown[] = []): Promise<void> {
    running += 1;
    const result = lastQuery.then(() => run(text, values)).finally(() => (running -= 1));
    lastQuery = result.catch(() => undefined);
    return result;
  }

  async function run(text: string, values: readonly unknown[]): Promise<void> {
    const client = current;
    if (client === null) throw new Error("There is no connection to the database");
    try {
      await client.query(text, [...values]);
    } catch (error) {
      onError(error);
      lose(client);
      leave(client);
      throw error;
    }
  }

  await connect();
  // A connection that was cut without a close looks open for minutes; a query without a response detects it.
  const checks = setInterval(() => {
    if (current !== null && running === 0) query("select 1").catch(() => undefined);
  }, checkInterval);
  checks.unref();
  return {
    isOpen: () => current !== null,
    query,
    close: async () => {
      closing.abort();
      clearInterval(checks);
      await lastQuery;
      const client = current;
      current = null;
      await client?.end();
    },
  };
}
