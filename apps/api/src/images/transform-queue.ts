import pLimit from "p-limit";
import { ProblemError } from "../kernel/problem.ts";

/** Pictures made at the same time; each uses a whole processor. */
const AT_ONCE = 2;
/** Pictures that may wait for their turn, and of those the ones that a single address asked for. */
const MOST_WAITING = 400;
const MOST_WAITING_PER_ADDRESS = 120;
const RETRY_SECONDS = 5;

/** Who asks for a picture. */
export interface ImageAsker {
  readonly address: string;
  /** Aborted when the asker has closed the connection. */
  readonly gone: AbortSignal;
}

interface Pending {
  readonly done: Promise<void>;
  /** Drops the work if its turn has not come. */
  readonly drop: () => void;
  askers: number;
}

/**
 * Makes pictures a few at a time, each once however many ask for it. Work that nobody waits for any more is dropped before its turn.
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
    // Whoever asked may be gone when it fails.
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
    // A later asker starts anew instead of joining what is dropped.
    if (pending.get(key) === entry) pending.delete(key);
    entry.drop();
  };

  return {
    /** Pictures that wait for their turn. */
    waiting: (): number => waiting,
    /**
     * Does `work` unless the same `key` is under way already, and waits for it.
     * @throws ProblemError `overloaded` when too much waits, `too-many-requests` when too much of it is for this address
     * @throws what `work` throws, and an AbortError when every asker has gone
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
