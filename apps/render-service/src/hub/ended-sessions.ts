import { setTimeout as delay } from "node:timers/promises";
import { openEventChannel, type EventChannel } from "@showroom/pg-events/event-channel";
import { watchSize } from "@showroom/service/watched-sizes";
import { LRUCache } from "lru-cache";
import { z } from "zod";

/** Milliseconds, longer than the lifetime of an access token. */
const REMEMBERED_FOR = 65 * 60_000;
const MOST_REMEMBERED = 100_000;
const RETRY_DELAY = 1_000;

/** Ended sessions, from events of the API's database. */
export interface EndedSessions {
  readonly has: (sessionId: string) => boolean;
  /** Calls the listener for each ended session, and with `null` when events may have been missed. */
  readonly onEnded: (listener: (sessionId: string | null) => void) => void;
  readonly close: () => Promise<void>;
}

/** Listens to the database, and reconnects when it was unreachable. Without a database URL there are no events. */
export function listenToEndedSessions(databaseUrl: string | null, onError: (error: unknown) => void): EndedSessions {
  const ended = new LRUCache<string, true>({ max: MOST_REMEMBERED, ttl: REMEMBERED_FOR });
  watchSize("ended-sessions", MOST_REMEMBERED, () => ended.size);
  const listeners = new Set<(sessionId: string | null) => void>();
  const closing = new AbortController();
  const tell = (sessionId: string | null): void => {
    for (const listener of listeners) listener(sessionId);
  };

  async function open(url: string): Promise<EventChannel<string> | null> {
    while (!closing.signal.aborted) {
      try {
        const channel = await openEventChannel<string>({
          databaseUrl: url,
          name: "session_ended",
          parse: (value) => z.uuid().parse(value),
          onEvent: (sessionId) => {
            ended.set(sessionId, true);
            tell(sessionId);
          },
          onResync: () => tell(null),
          onError,
        });
        tell(null);
        return channel;
      } catch (error) {
        onError(error);
        await delay(RETRY_DELAY, undefined, { signal: closing.signal }).catch(() => undefined);
      }
    }
    return null;
  }

  const channel = databaseUrl === null ? Promise.resolve(null) : open(databaseUrl);
  return {
    has: (sessionId) => ended.has(sessionId),
    onEnded: (listener) => listeners.add(listener),
    close: async () => {
      closing.abort();
      await (await channel)?.close();
    },
  };
}
