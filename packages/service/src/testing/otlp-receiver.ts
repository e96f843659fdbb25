import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { z } from "zod";

const attributesSchema = z.array(z.object({ key: z.string(), value: z.unknown() })).default([]);
const resourceSchema = z.object({ attributes: attributesSchema });
const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
});
const tracesSchema = z.object({
  resourceSpans: z.array(
    z.object({ resource: resourceSchema, scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })) }),
  ),
});
const metricsSchema = z.object({
  resourceMetrics: z.array(
    z.object({ scopeMetrics: z.array(z.object({ metrics: z.array(z.looseObject({ name: z.string() })) })) }),
  ),
});

export type ReceivedSpan = z.output<typeof spanSchema> & { readonly service: string };

const serviceOf = ({ attributes }: z.output<typeof resourceSchema>): string => {
  const value = attributes.find(({ key }) => key === "service.name")?.value;
  return z.object({ stringValue: z.string() }).parse(value).stringValue;
};

/** A collector of OpenTelemetry for tests: OTLP as JSON over HTTP, on a port of its own. */
export async function startOtlpReceiver() {
  const spans: ReceivedSpan[] = [];
  const metrics = new Map<string, object>();
  const headers: (string | undefined)[] = [];
  const http = createServer((request, response) => {
    headers.push(request.headers.authorization);
    void text(request).then((body) => {
      if (request.url === "/v1/traces")
        for (const { resource, scopeSpans } of tracesSchema.parse(JSON.parse(body)).resourceSpans)
          for (const scope of scopeSpans)
            spans.push(...scope.spans.map((span) => ({ ...span, service: serviceOf(resource) })));
      else
        for (const { scopeMetrics } of metricsSchema.parse(JSON.parse(body)).resourceMetrics)
          for (const scope of scopeMetrics) for (const metric of scope.metrics) metrics.set(metric.name, metric);
      response.writeHead(200, { "Content-Type": "application/json" }).end("{}");
    });
  });
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  return {
    endpoint: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    spans,
    metrics,
    headers,
    async stop() {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}
