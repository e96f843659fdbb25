import type { Registry } from "prom-client";
import { addGauges } from "./gauges.ts";

interface WatchedSize {
  readonly limit: number;
  readonly read: () => number;
}

const watched = new Map<string, WatchedSize>();

/**
 * Adds a cache or a queue in memory to the metrics, with its size and its limit, in entries or bytes. It replaces an
 * earlier one of the same name.
 */
export function watchSize(name: string, limit: number, read: () => number): void {
  watched.set(name, { limit, read });
}

/** Adds the sizes of the caches and queues of this process, and their limits, to its metrics. */
export function showSizes(registry: Registry): void {
  const figures = (read: (size: WatchedSize) => number) => (): (readonly [string, number])[] =>
    [...watched].map(([name, size]) => [name, read(size)]);
  addGauges(
    registry,
    "memory_entries",
    "Entries of a cache or queue; bytes where its name says so",
    "name",
    figures(({ read }) => read()),
  );
  addGauges(
    registry,
    "memory_entries_limit",
    "Its limit",
    "name",
    figures(({ limit }) => limit),
  );
}
