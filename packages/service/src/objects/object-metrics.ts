import { Gauge, Histogram, type Registry } from "prom-client";
import type { ObjectCall } from "./object-store.ts";

/** Counts the calls of an object store in a registry. Returns the function that reports a call. */
export function countObjectCalls(registry: Registry): (call: ObjectCall) => void {
  const seconds = new Histogram({
    name: "object_store_seconds",
    help: "Time of calls of the object store",
    labelNames: ["call", "outcome"],
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 10],
    registers: [registry],
  });
  return ({ call, outcome, seconds: taken }) => seconds.observe({ call, outcome }, taken);
}

/**
 * Adds metrics of the bytes that the objects of each kind take, and of their limits. A kind is the first part of the
 * objects' keys. Returns the function that reports the bytes of a kind.
 */
export function showObjectBytes(registry: Registry, limits: ReadonlyMap<string, number>) {
  const labelNames = ["kind"] as const;
  const bytes = new Gauge({
    name: "object_store_bytes",
    help: "Bytes of the objects of a kind, at the last count",
    labelNames,
    registers: [registry],
  });
  const limit = new Gauge({
    name: "object_store_limit_bytes",
    help: "Bytes above which the oldest objects of a kind are removed",
    labelNames,
    registers: [registry],
  });
  for (const [kind, most] of limits) limit.set({ kind }, most);
  return (kind: string, size: number): void => bytes.set({ kind }, size);
}
