import { setTimeout as delay } from "node:timers/promises";
import { openEventChannel, type EventChannel } from "@showroom/pg-events/event-channel";
import { LRUCache } from "lru-cache";
import { z } from "zod";

/** Longer than any access token lives. */
const REMEMBERED_FOR = 65 * 60_000;
const MOST_REMEMBERED = 100_000;
const RETRY_DELAY = 1_000;

/** Sessions that ended, as the API's database tells of them. */
export interface EndedSessions {
  readonly has: (sessionId: string) => boolean;
  /** Calls back for each session that ends, and with `null` when some may have ended unheard. */
  readonly onEnded: (listener: (sessionId: string | null) => void) => void;
  readonly close: () => Promise<void>;
}

/** Listens to the database once it is up, and again when it comes back. Without a database nothing is heard. */
export function listenToEndedSessions(databaseUrl: string | null, onError: (error: unknown) => void): EndedSessions {
  const ended = new LRUCache<string, true>({ max: MOST_REMEMBERED, ttl: REMEMBERED_FOR });
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
