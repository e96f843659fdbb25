import { collectDefaultMetrics, type Registry } from "prom-client";

/** Adds what every process shows of itself: resident memory, heap, processor time, delays of its event loop. */
export function showProcess(registry: Registry): void {
  collectDefaultMetrics({ register: registry });
}
