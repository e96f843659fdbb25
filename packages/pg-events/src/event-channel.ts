import { openLastingConnection } from "./lasting-connection.ts";

/** PostgreSQL refuses longer payloads. */
const MOST_BYTES = 7_999;
/** Largest number of events that wait for the database. */
export const MOST_WAITING = 10_000;

export interface EventChannelOptions<Event> {
  readonly databaseUrl: string;
  /** Name of the PostgreSQL channel: lower-case letters and underscores. */
  readonly name: string;
  /** Reads an event from parsed JSON. Throws when it is not valid; the error goes to `onError`. */
  readonly parse: (value: unknown) => Event;
  readonly onEvent: (event: Event) => void;
  /** Called when a lost connection is back. Events in between were missed: read the current state. */
  readonly onResync: () => void;
  readonly onError: (error: unknown) => void;
  /** Milliseconds between two checks that the server still responds. */
  readonly checkInterval?: number;
}

export interface EventChannel<Event> {
  /**
   * Sends an event to every listening process, including this one. Resolves when PostgreSQL has the event; while the
   * database is unreachable, the event is queued. An event can arrive twice. Rejects when the event is too large (over
   * 7,999 bytes), when 10,000 events are queued, and when the channel closes.
   */
  tell(event: Event): Promise<void>;
  /** Number of events that wait for the database. */
  waiting(): number;
  close(): Promise<void>;
}

interface Waiting {
  readonly payload: string;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

/** Opens a channel for events between processes that share a database. Rejects when the database is unreachable. */
export async function openEventChannel<Event>(options: EventChannelOptions<Event>): Promise<EventChannel<Event>> {
  const { databaseUrl, name, parse, onEvent, onResync, onError, checkInterval } = options;
  let waiting: Waiting[] = [];
  let sending: Promise<void> | null = null;
  let closed = false;

  const connection = await openLastingConnection({
    databaseUrl,
    prepare: async (client) => {
      client.on("notification", ({ payload }) => receive(payload ?? ""));
      await client.query(`listen ${client.escapeIdentifier(name)}`);
    },
    onReconnected: () => {
      onResync();
      void send();
    },
    onError,
    checkInterval,
  });

  function receive(payload: string): void {
    try {
      onEvent(parse(JSON.parse(payload)));
    } catch (error) {
      onError(error);
    }
  }

  /** Sends the queued events in order; events that arrive meanwhile are sent in one batch. */
  function send(): Promise<void> {
    sending ??= sendAll().finally(() => {
      sending = null;
    });
    return sending;
  }

  async function sendAll(): Promise<void> {
    while (connection.isOpen() && waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        const payloads = batch.map(({ payload }) => payload);
        await connection.query("select pg_notify($1, payload) from unnest($2::text[]) payload", [name, payloads]);
        for (const { resolve } of batch) resolve();
      } catch {
        waiting = [...batch, ...waiting];
      }
    }
  }

  return {
    tell(event) {
      const payload = JSON.stringify(event);
      if (closed) return Promise.reject(new Error(`The channel ${name} is closed`));
      if (Buffer.byteLength(payload) > MOST_BYTES) return Promise.reject(new RangeError("The event is too large"));
      if (waiting.length >= MOST_WAITING) return Promise.reject(new Error("Too many events wait for the database"));
      return new Promise((resolve, reject) => {
        waiting.push({ payload, resolve, reject });
        void send();
      });
    },
    waiting: () => waiting.length,
    async close() {
      closed = true;
      await send();
      for (const { reject } of waiting) reject(new Error(`The channel ${name} was closed before the event was told`));
      waiting = [];
      await connection.close();
    },
  };
}
