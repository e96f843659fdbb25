import pLimit from "p-limit";
import { ProblemError } from "../kernel/problem.ts";

/** Number of parallel transforms; each uses a whole processor. */
const AT_ONCE = 2;
/** Maximum queue length in total, and per address. */
export const MOST_WAITING = 400;
const MOST_WAITING_PER_ADDRESS = 120;
const RETRY_SECONDS = 5;

/** The client of a request for a picture. */
export interface ImageAsker {
  readonly address: string;
  /** Aborted when the client disconnects. */
  readonly gone: AbortSignal;
}

interface Pending {
  readonly done: Promise<void>;
  /** Drops the work if it has not started. */
  readonly drop: () => void;
  askers: number;
}

/**
 * A queue that makes a few pictures at a time, each once for all requests. Work whose clients have all disconnected is
 * dropped before it starts.
 */
export function createTransformQueue() {
  const limit = pLimit(AT_ONCE);
  const pending = new Map<string, Pending>();
  const perAddress = new Map<string, number>();
  let waiting = 0;

  /** @throws ProblemError `overloaded` or `too-many-requests` */
  const admit = (address: string): void => {
    if ((perAddress.get(address) ?? 0) >= MOST_WAITING_PER_ADDRESS)
      throw new ProblemError("too-many-requests", { retryAfterSeconds: RETRY_SECONDS });
    if (waiting >= MOST_WAITING) throw new ProblemError("overloaded", { retryAfterSeconds: RETRY_SECONDS });
  };

  const enqueue = (key: string, work: () => Promise<void>): Pending => {
    const dropped = new AbortController();
    let isWaiting = true;
    const stopWaiting = (): void => {
      if (isWaiting) waiting -= 1;
      isWaiting = false;
    };
    waiting += 1;
    const done = limit(async () => {
      stopWaiting();
      dropped.signal.throwIfAborted();
      await work();
    }).finally(() => {
      if (pending.get(key) === entry) pending.delete(key);
    });
    // All clients may have disconnected when it fails.
    done.catch(() => undefined);
    const drop = (): void => {
      stopWaiting();
      dropped.abort();
    };
    const entry: Pending = { done, drop, askers: 0 };
    pending.set(key, entry);
    return entry;
  };

  const leave = (key: string, entry: Pending): void => {
    entry.askers -= 1;
    if (entry.askers > 0) return;
    // A later request starts new work instead of joining dropped work.
    if (pending.get(key) === entry) pending.delete(key);
    entry.drop();
  };

  return {
    /** Number of queued pictures. */
    waiting: (): number => waiting,
    /**
     * Runs `work`, or joins running work with the same `key`, and waits for it.
     * @throws ProblemError `overloaded` when the queue is full, `too-many-requests` when this address has too many
     * entries in it
     * @throws the errors of `work`, and an AbortError when every client has disconnected
     */
    make: async (key: string, asker: ImageAsker, work: () => Promise<void>): Promise<void> => {
      admit(asker.address);
      const entry = pending.get(key) ?? enqueue(key, work);
      entry.askers += 1;
      perAddress.set(asker.address, (perAddress.get(asker.address) ?? 0) + 1);
      const onGone = (): void => leave(key, entry);
      asker.gone.addEventListener("abort", onGone, { once: true });
      try {
        await entry.done;
      } finally {
        asker.gone.removeEventListener("abort", onGone);
        const left = (perAddress.get(asker.address) ?? 1) - 1;
        if (left > 0) perAddress.set(asker.address, left);
        else perAddress.delete(asker.address);
      }
    },
  };
}
