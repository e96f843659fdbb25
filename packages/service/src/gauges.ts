import { Counter, Gauge, type Registry } from "prom-client";

/** Values by label. */
export type Figures = Iterable<readonly [label: string, value: number]>;

/** Adds a gauge that is read on each scrape. */
export function addGauge(registry: Registry, name: string, help: string, read: () => number): void {
  registry.registerMetric(
    new Gauge({
      name,
      help,
      registers: [],
      collect() {
        this.set(read());
      },
    }),
  );
}

/** Adds a gauge with one value per label, which is read on each scrape. It is left out when it cannot be read. */
export function addGauges(
  registry: Registry,
  name: string,
  help: string,
  label: string,
  read: () => Figures | Promise<Figures>,
): void {
  registry.registerMetric(
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [],
      async collect() {
        // A failure here would take all other metrics of the process away.
        const figures = await (async () => await read())().catch((): Figures => []);
        this.reset();
        for (const [value, figure] of figures) this.set({ [label]: value }, figure);
      },
    }),
  );
}

/** Adds a counter with one value per label, which is read on each scrape. */
export function addCounters(registry: Registry, name: string, help: string, label: string, read: () => Figures): void {
  registry.registerMetric(
    new Counter({
      name,
      help,
      labelNames: [label],
      registers: [],
      collect() {
        this.reset();
        for (const [value, count] of read()) this.inc({ [label]: value }, count);
      },
    }),
  );
}
