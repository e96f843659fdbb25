import { addCounters, addGauges } from "@showroom/service/gauges";
import { showProcess } from "@showroom/service/process-metrics";
import { mayReadMetrics } from "@showroom/service/metrics-access";
import type { FastifyInstance } from "fastify";
import { Counter, Histogram, type Registry } from "prom-client";
import type { Config } from "../config/config.ts";
import type { Reporters } from "../kernel/context.ts";
import type { Health } from "../kernel/health.ts";
import { ProblemError } from "../kernel/problem.ts";

function showParts(registry: Registry, health: Health): void {
  const parts = () => Object.entries(health.parts());
  addGauges(
    registry,
    "showroom_part_up",
    "Whether a part of the product that the launcher keeps running is up",
    "part",
    () => parts().map(([part, { state }]) => [part, state === "up" ? 1 : 0]),
  );
  addCounters(
    registry,
    "showroom_part_restarts_total",
    "How often the launcher had to start a part again",
    "part",
    () => parts().map(([part, { restarts }]) => [part, restarts]),
  );
}

export interface Metrics {
  readonly report: Reporters;
  readonly answered: (answer: {
    readonly method: string;
    readonly route: string;
    readonly status: number;
    readonly seconds: number;
  }) => void;
  readonly contentType: string;
  /** All metrics in Prometheus' text format. */
  readonly text: () => Promise<string>;
}

/** Adds the metrics of this process to a registry. */
export function createMetrics(registry: Registry, health: Health): Metrics {
  showProcess(registry);
  showParts(registry, health);
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time to answer by route and status",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const counter = (name: string, help: string): (() => void) => {
    const counted = new Counter({ name, help, registers: [registry] });
    return () => counted.inc();
  };
  return {
    answered: ({ seconds, ...labels }) => durations.observe(labels, seconds),
    contentType: registry.contentType,
    text: () => registry.metrics(),
    report: {
      submitted: counter("showroom_submissions_total", "Choices handed in"),
      saved: counter("showroom_saves_total", "Choices saved"),
      saveConflict: counter("showroom_save_conflicts_total", "Saves refused because of a newer version"),
      mailFailed: counter("showroom_mail_failures_total", "Mails that could not be sent at an attempt"),
      loginFailed: counter("showroom_login_failures_total", "Sign-ins refused"),
    },
  };
}

/** Serves Prometheus metrics at /metrics to this machine, or to requests with METRICS_TOKEN. */
export function useMetrics(app: FastifyInstance, config: Config, metrics: Metrics): void {
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "other";
    metrics.answered({ method: request.method, route, status: reply.statusCode, seconds: reply.elapsedTime / 1000 });
  });
  app.get("/metrics", async (request, reply) => {
    if (!mayReadMetrics(config.metricsToken, request)) throw new ProblemError("not-found");
    return await reply.type(metrics.contentType).send(await metrics.text());
  });
}
