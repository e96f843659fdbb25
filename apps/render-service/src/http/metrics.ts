import { addGauge } from "@showroom/service/gauges";
import type { HubEvent } from "@showroom/signalr-server/hub-event";
import { Counter, Histogram } from "prom-client";
import type { Registry } from "prom-client";
import type { RenderScheduler } from "../rendering/render-scheduler.ts";
import type { RenderSettled } from "../rendering/render-task.ts";

export interface MetricSources {
  readonly connections: () => number;
  readonly scheduler: Pick<RenderScheduler, "waiting" | "mostWaiting" | "running" | "mostRunning" | "refining">;
}

export interface Metrics {
  readonly contentType: string;
  hubEvent(event: HubEvent): void;
  renderSettled(event: RenderSettled): void;
  /** Everything counted so far, in Prometheus's text format. */
  text(): Promise<string>;
}

/** Adds the metrics of a hub to a registry. */
export function createMetrics(sources: MetricSources, registry: Registry): Metrics {
  const registers = [registry];
  const gauge = (name: string, help: string, read: () => number): void => addGauge(registry, name, help, read);
  gauge("render_hub_connections", "Clients connected", sources.connections);
  gauge("render_waiting", "Pictures waiting for their turn", () => sources.scheduler.waiting);
  gauge("render_waiting_limit", "Most pictures that may wait", () => sources.scheduler.mostWaiting);
  gauge("render_running", "Pictures being made or given to workers", () => sources.scheduler.running);
  gauge("render_running_limit", "Most pictures at once", () => sources.scheduler.mostRunning);
  gauge("render_refining", "Pictures shown that are being refined, or wait for that", () => sources.scheduler.refining);
  const refused = new Counter({
    name: "render_hub_refused_total",
    help: "Connections refused",
    labelNames: ["at", "status"] as const,
    registers,
  });
  const disconnected = new Counter({
    name: "render_hub_disconnected_total",
    help: "Connections ended",
    labelNames: ["reason"] as const,
    registers,
  });
  const invoked = new Counter({
    name: "render_hub_invocations_total",
    help: "Calls of hub methods",
    labelNames: ["method", "outcome"] as const,
    registers,
  });
  const rendered = new Histogram({
    name: "render_seconds",
    help: "Time from a picture's turn to its final stage",
    labelNames: ["light", "outcome"] as const,
    buckets: [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30],
    registers,
  });

  return {
    contentType: registry.contentType,
    hubEvent(event) {
      if (event.type === "refused") refused.inc({ at: event.at, status: event.status });
      else if (event.type === "disconnected") disconnected.inc({ reason: event.reason });
      else if (event.type === "invoked") invoked.inc({ method: event.method, outcome: event.outcome });
    },
    renderSettled({ lane, outcome, duration }) {
      rendered.observe({ light: lane === "composite" ? "known" : "solved", outcome }, duration / 1_000);
    },
    text: () => registry.metrics(),
  };
}
