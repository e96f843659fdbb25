import { Client, Pool } from "pg";
import type { RenderEvent } from "./render-job.ts";
import { renderEventSchema } from "./render-job.ts";

const CHANNEL = "render_events";
const RETRY_DELAY = 1_000;

export interface EventChannelOptions {
  readonly databaseUrl: string;
  readonly onEvent: (event: RenderEvent) => void;
  /** The database was away: events may have been missed. */
  readonly onGap?: () => void;
  readonly onError: (error: unknown) => void;
}

export interface EventChannel {
  /** Tells every process that listens. Rejects when the database is away. */
  tell(event: RenderEvent): Promise<void>;
  close(): Promise<void>;
}

/** Tells events between processes by the database's LISTEN and NOTIFY, and listens again whenever the connection is lost. */
export async function openEventChannel(options: EventChannelOptions): Promise<EventChannel> {
  const senders = new Pool({ connectionString: options.databaseUrl, max: 2 });
  senders.on("error", options.onError);
  let listener: Client | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  async function listen(): Promise<void> {
    const client = new Client({ connectionString: options.databaseUrl, keepAlive: true });
    client.on("error", options.onError);
    client.on("end", () => {
      if (listener !== client) return;
      listener = null;
      listenAgain();
    });
    client.on("notification", ({ payload }) => receive(payload ?? ""));
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
    listener = client;
    if (closed) await client.end();
  }

  function listenAgain(): void {
    if (closed) return;
    timer = setTimeout(() => {
      listen().then(
        () => options.onGap?.(),
        (error: unknown) => {
          options.onError(error);
          listenAgain();
        },
      );
    }, RETRY_DELAY);
  }

  function receive(payload: string): void {
    try {
      options.onEvent(renderEventSchema.parse(JSON.parse(payload)));
    } catch (error) {
      options.onError(error);
    }
  }

  await listen();
  return {
    async tell(event) {
      await senders.query("SELECT pg_notify($1, $2)", [CHANNEL, JSON.stringify(event)]);
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await listener?.end();
      await senders.end();
    },
  };
}
