import { setTimeout } from "node:timers/promises";
import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import type { Span } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPMetricExporter } from "@opentelemetry/exporter-metrics-otlp-http";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from "@opentelemetry/resources";
import { MeterProvider, PeriodicExportingMetricReader } from "@opentelemetry/sdk-metrics";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { Registry } from "prom-client";
import { safeError } from "../safe-error.ts";
import { producerOf } from "./registry-metrics.ts";
import type { TelemetrySettings } from "./telemetry-settings.ts";
import {
  useTracer,
  type OpenSpan,
  type SpanAttributes,
  type SpanOptions,
  type Telemetry,
  type Tracer,
} from "./tracing.ts";

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
} as const;
/** Milliseconds between two exports of spans. */
const SPAN_INTERVAL = 2_000;
/** Milliseconds for the last export, so that a collector that hangs does not keep a process from stopping in time. */
const LONGEST_STOP = 5_000;

function endSpan(span: Span, attributes: SpanAttributes, error: unknown): void {
  span.setAttributes({ ...attributes });
  if (error !== undefined) {
    const { type, message } = safeError(error);
    span.setStatus({ code: SpanStatusCode.ERROR, message: `${type}: ${message}` });
  }
  span.end();
}

function tracerOf(provider: TracerProvider): Tracer {
  const tracer = provider.getTracer("showroom");
  return {
    begin(name: string, { kind, attributes = {}, carrier }: SpanOptions): OpenSpan {
      const parent = carrier === undefined ? context.active() : propagation.extract(ROOT_CONTEXT, carrier);
      const options = { attributes: { ...attributes }, kind: kind === undefined ? SpanKind.INTERNAL : KINDS[kind] };
      const span = tracer.startSpan(name, options, parent);
      const within = trace.setSpan(parent, span);
      return {
        run: (work) => context.with(within, work),
        end: (results = {}, error) => endSpan(span, results, error),
      };
    },
    carrier() {
      const carrier: Record<string, string> = {};
      propagation.inject(context.active(), carrier);
      return carrier;
    },
    traceId: () => trace.getActiveSpan()?.spanContext().traceId ?? null,
  };
}

/** Starts the SDK of OpenTelemetry. A collector that is away costs nothing but what it would have received. */
export function startExport(settings: TelemetrySettings, serviceName: string, registry: Registry): Telemetry {
  const { endpoint, headers, share, metricInterval } = settings;
  const to = (path: string) => ({ url: `${endpoint}${path}`, headers: { ...headers } });
  const resource = defaultResource()
    .merge(detectResources({ detectors: [envDetector] }))
    .merge(resourceFromAttributes({ "service.name": serviceName }));
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  // A caller cannot have more traces sent than the share: the id of a trace decides, in the same way in every process.
  const byId = new TraceIdRatioBasedSampler(share);
  const provider = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: byId, remoteParentSampled: byId }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter(to("/v1/traces")),
        scheduledDelayMillis: SPAN_INTERVAL,
      }),
    ],
  });
  const meters = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter(to("/v1/metrics")),
        exportIntervalMillis: metricInterval,
        exportTimeoutMillis: metricInterval,
        metricProducers: [producerOf(registry, resource)],
      }),
    ],
  });
  useTracer(tracerOf(provider));
  return {
    async stop() {
      useTracer(null);
      const sent = Promise.allSettled([provider.shutdown(), meters.shutdown()]);
      await Promise.race([sent, setTimeout(LONGEST_STOP, undefined, { ref: false })]);
      context.disable();
      propagation.disable();
    },
  };
}
