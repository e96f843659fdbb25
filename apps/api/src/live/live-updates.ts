import { EventEmitter } from "node:events";
import type { Logger } from "pino";
import { choicesChangedSchema, type ChoicesChanged } from "@showroom/api-contract/entities/staff";
import { MOST_WAITING, openEventChannel } from "@showroom/pg-events/event-channel";
import { watchSize } from "@showroom/service/watched-sizes";
import * as z from "zod/mini";

const RESYNC = "resync";

export interface Watcher {
  readonly onChange: (change: ChoicesChanged) => void;
  /** Called when changes may have been missed: read the data again. */
  readonly onResync: () => void;
}

export interface LiveUpdates {
  /**
   * Announces a committed change, without waiting. Never call it within the change's transaction: PostgreSQL commits
   * only one notifying transaction at a time, so saves would wait for one another.
   */
  readonly announce: (change: ChoicesChanged) => void;
  /** Calls `watcher` for every change in the project, from any process. Returns the function that unsubscribes. */
  readonly watch: (projectId: number, watcher: Watcher) => () => void;
  /** Calls `listener` when the session ends, in any process. Returns the function that unsubscribes. */
  readonly onSessionEnded: (sessionId: string, listener: () => void) => () => void;
  /** Aborted when the process stops, so that streams end. */
  readonly closing: AbortSignal;
  readonly close: () => Promise<void>;
}

/** Opens the channel for changes of choices between all processes on the database. */
export async function openLiveUpdates(databaseUrl: string, log: Logger): Promise<LiveUpdates> {
  const changes = new EventEmitter().setMaxListeners(0);
  const ended = new EventEmitter().setMaxListeners(0);
  const closing = new AbortController();
  const onError = (error: unknown): void => log.warn({ err: error }, "live updates");
  // A trigger of the table `sessions` announces them.
  const endedSessions = await openEventChannel<string>({
    databaseUrl,
    name: "session_ended",
    parse: (value) => z.parse(z.uuid(), value),
    onEvent: (sessionId) => ended.emit(sessionId),
    onResync: () => changes.emit(RESYNC),
    onError,
  });
  const channel = await openEventChannel<ChoicesChanged>({
    databaseUrl,
    name: "choices_changed",
    parse: (value) => z.parse(choicesChangedSchema, value),
    onEvent: (change) => changes.emit(String(change.projectId), change),
    onResync: () => changes.emit(RESYNC),
    onError,
  });
  watchSize("events-to-tell", MOST_WAITING, () => channel.waiting());
  return {
    announce: (change) => {
      // The change is stored; watchers see it at their next read.
      channel.tell(change).catch((error: unknown) => log.warn({ err: error }, "a change could not be announced"));
    },
    watch: (projectId, { onChange, onResync }) => {
      changes.on(String(projectId), onChange).on(RESYNC, onResync);
      return () => changes.off(String(projectId), onChange).off(RESYNC, onResync);
    },
    onSessionEnded: (sessionId, listener) => {
      ended.on(sessionId, listener);
      return () => ended.off(sessionId, listener);
    },
    closing: closing.signal,
    close: async () => {
      closing.abort();
      await Promise.all([channel.close(), endedSessions.close()]);
    },
  };
}
