import { Gauge, type Registry } from "prom-client";

interface WatchedSize {
  readonly limit: number;
  readonly read: () => number;
}

const watched = new Map<string, WatchedSize>();

/** Has a cache or a queue in memory appear in the metrics, with its limit, in entries or bytes. A later one of the name replaces it. */
export function watchSize(name: string, limit: number, read: () => number): void {
  watched.set(name, { limit, read });
}

/** Adds the sizes of the caches and queues of this process, and their limits, to its metrics. */
export function showSizes(registry: Registry): void {
  const labelNames = ["name"] as const;
  const sizes = (name: string, help: string, read: (size: WatchedSize) => number): void =>
    registry.registerMetric(
      new Gauge({
        name,
        help,
        labelNames,
        registers: [],
        collect() {
          for (const [label, size] of watched) this.set({ name: label }, read(size));
        },
      }),
    );
  sizes("memory_entries", "Entries of a cache or queue; bytes where its name says so", ({ read }) => read());
  sizes("memory_entries_limit", "Its limit", ({ limit }) => limit);
}
