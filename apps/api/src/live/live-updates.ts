import { EventEmitter } from "node:events";
import type { Logger } from "pino";
import { choicesChangedSchema, type ChoicesChanged } from "@showroom/api-contract/entities/staff";
import { openEventChannel } from "@showroom/pg-events/event-channel";
import * as z from "zod/mini";

const RESYNC = "resync";

export interface Watcher {
  readonly onChange: (change: ChoicesChanged) => void;
  /** Changes may have been missed: what is known must be read anew. */
  readonly onResync: () => void;
}

export interface LiveUpdates {
  /**
   * Tells of a change that was committed; nobody waits for it. Never within the transaction that made the change: PostgreSQL lets only
   * one notifying transaction commit at a time, so savers would wait for one another's disk.
   */
  readonly announce: (change: ChoicesChanged) => void;
  /** Tells `watcher` of every change in the project, in whichever process it was made. Returns what ends that. */
  readonly watch: (projectId: number, watcher: Watcher) => () => void;
  /** Aborts when the process stops: streams end. */
  readonly closing: AbortSignal;
  readonly close: () => Promise<void>;
}

/** Carries changes of choices between all processes on the database. */
export async function openLiveUpdates(databaseUrl: string, log: Logger): Promise<LiveUpdates> {
  const changes = new EventEmitter().setMaxListeners(0);
  const closing = new AbortController();
  const channel = await openEventChannel<ChoicesChanged>({
    databaseUrl,
    name: "choices_changed",
    parse: (value) => z.parse(choicesChangedSchema, value),
    onEvent: (change) => changes.emit(String(change.projectId), change),
    onResync: () => changes.emit(RESYNC),
    onError: (error) => log.warn({ err: error }, "live updates"),
  });
  return {
    announce: (change) => {
      // The change itself stands; watchers see it when they look again.
      channel.tell(change).catch((error: unknown) => log.warn({ err: error }, "a change could not be announced"));
    },
    watch: (projectId, { onChange, onResync }) => {
      changes.on(String(projectId), onChange).on(RESYNC, onResync);
      return () => changes.off(String(projectId), onChange).off(RESYNC, onResync);
    },
    closing: closing.signal,
    close: async () => {
      closing.abort();
      await channel.close();
    },
  };
}
