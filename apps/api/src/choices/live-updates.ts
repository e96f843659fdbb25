import { EventEmitter } from "node:events";
import { Client } from "pg";
import type { Logger } from "pino";
import type { ChoicesChanged } from "@showroom/api-contract/entities/staff";
import type { OpenTransaction } from "../database/transaction.ts";

const CHANNEL = "choices_changed";
const RECONNECT_AFTER = 2_000;

export interface LiveUpdates {
  /** Calls `listener` for every change in the project, in whichever process it was made. Returns what ends that. */
  readonly watch: (projectId: number, listener: (change: ChoicesChanged) => void) => Promise<() => void>;
  /** Aborts when the process stops: streams end. */
  readonly closing: AbortSignal;
  readonly close: () => Promise<void>;
}

/** Tells every process of a change; heard when the transaction commits. */
export async function announceChange(client: OpenTransaction["client"], change: ChoicesChanged): Promise<void> {
  await client.query("select pg_notify($1, $2)", [CHANNEL, JSON.stringify(change)]);
}

/** Listens on one connection of its own, made when the first watcher comes and again whenever it is lost. */
export function openLiveUpdates(databaseUrl: string, log: Logger): LiveUpdates {
  const changes = new EventEmitter().setMaxListeners(0);
  let client: Client | null = null;
  let retry: NodeJS.Timeout | null = null;
  const closing = new AbortController();

  const lost = (error?: Error): void => {
    if (error) log.warn({ err: error }, "live updates lost their connection");
    client = null;
    if (closing.signal.aborted || retry) return;
    retry = setTimeout(() => {
      retry = null;
      void connect();
    }, RECONNECT_AFTER);
    retry.unref();
  };

  const connect = async (): Promise<void> => {
    if (client || closing.signal.aborted) return;
    const fresh = new Client({ connectionString: databaseUrl, application_name: "showroom-live", keepAlive: true });
    client = fresh;
    fresh.on("error", lost);
    fresh.on("end", () => client === fresh && lost());
    fresh.on("notification", ({ payload }) => {
      const change = JSON.parse(payload ?? "null") as ChoicesChanged | null;
      if (change) changes.emit(String(change.projectId), change);
    });
    try {
      await fresh.connect();
      await fresh.query(`listen ${CHANNEL}`);
    } catch (error) {
      lost(error instanceof Error ? error : new Error(String(error)));
    }
  };

  return {
    watch: async (projectId, listener) => {
      await connect();
      changes.on(String(projectId), listener);
      return () => changes.off(String(projectId), listener);
    },
    closing: closing.signal,
    close: async () => {
      closing.abort();
      if (retry) clearTimeout(retry);
      await client?.end().catch(() => undefined);
    },
  };
}
