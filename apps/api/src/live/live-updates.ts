import { EventEmitter } from "node:events";
import { Client } from "pg";
import type { Logger } from "pino";
import type { ChoicesChanged } from "@showroom/api-contract/entities/staff";
import type { Statements } from "../database/database.ts";

const CHANNEL = "choices_changed";
const RECONNECT_AFTER = 2_000;

export interface LiveUpdates {
  /** Tells of a change that was committed; nobody waits for it. */
  readonly announce: (change: ChoicesChanged) => void;
  /** Calls `listener` for every change in the project, in whichever process it was made. Returns what ends that. */
  readonly watch: (projectId: number, listener: (change: ChoicesChanged) => void) => Promise<() => void>;
  /** Aborts when the process stops: streams end. */
  readonly closing: AbortSignal;
  readonly close: () => Promise<void>;
}

/**
 * Tells every process of changes, those that come meanwhile together. Never within the transaction that made the change: PostgreSQL lets
 * only one notifying transaction commit at a time, so that savers would wait for one another's disk.
 */
function announcer(statements: Statements, log: Logger) {
  let waiting: string[] = [];
  let telling: Promise<void> | null = null;
  const tell = async (): Promise<void> => {
    while (waiting.length > 0) {
      const changes = waiting;
      waiting = [];
      try {
        await statements.query({
          name: "announce_changes",
          text: "select pg_notify($1, change) from unnest($2::text[]) change",
          values: [CHANNEL, changes],
        });
      } catch (error) {
        // The change itself stands; who watches sees it at the next one, or when they look again.
        log.warn({ err: error, changes: changes.length }, "changes could not be announced");
      }
    }
    telling = null;
  };
  return {
    announce: (change: ChoicesChanged): void => {
      waiting.push(JSON.stringify(change));
      telling ??= tell();
    },
    told: async (): Promise<void> => {
      await telling;
    },
  };
}

/** Listens on one connection of its own, made when the first watcher comes and again whenever it is lost. */
export function openLiveUpdates(databaseUrl: string, statements: Statements, log: Logger): LiveUpdates {
  const { announce, told } = announcer(statements, log);
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
    announce,
    watch: async (projectId, listener) => {
      await connect();
      changes.on(String(projectId), listener);
      return () => changes.off(String(projectId), listener);
    },
    closing: closing.signal,
    close: async () => {
      closing.abort();
      if (retry) clearTimeout(retry);
      await told();
      await client?.end().catch(() => undefined);
    },
  };
}
