import type { ObjectStore } from "@showroom/service/objects/object-store";
import { trimObjects } from "@showroom/service/objects/trim-objects";

/** Milliseconds between two rounds, and until the first one. */
const EVERY = 60 * 60_000;
const FIRST_AFTER = 60_000;

export interface KeepBoundedOptions {
  readonly objects: Pick<ObjectStore, "list" | "remove">;
  /** Most bytes by the start of the keys. */
  readonly limits: ReadonlyMap<string, number>;
  readonly onBytes: (prefix: string, bytes: number) => void;
  readonly onError: (error: unknown) => void;
  readonly firstAfter?: number;
}

/** Removes the oldest objects beyond their limits every hour. Returns a function that stops this. */
export function keepBounded(options: KeepBoundedOptions): () => void {
  const { objects, limits, onBytes, onError, firstAfter = FIRST_AFTER } = options;
  async function round(): Promise<void> {
    for (const [prefix, most] of limits) onBytes(prefix, await trimObjects(objects, prefix, most));
  }
  let timer = setTimeout(again, firstAfter).unref();
  function again(): void {
    round().catch(onError);
    timer = setTimeout(again, EVERY).unref();
  }
  return () => clearTimeout(timer);
}
