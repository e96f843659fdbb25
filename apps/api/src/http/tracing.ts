import { currentTracer, type OpenSpan, type TraceCarrier } from "@showroom/service/telemetry/tracing";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { askerOf } from "./logger.ts";

const HEADERS = ["traceparent", "tracestate"];

function carrierOf({ headers }: FastifyRequest): TraceCarrier {
  return Object.fromEntries(
    HEADERS.flatMap((name) => {
      const value = headers[name];
      return typeof value === "string" ? [[name, value]] : [];
    }),
  );
}

/** Makes every request a step of its caller's trace, or of a new one. Does nothing when traces are off. */
export function useTracing(app: FastifyInstance): void {
  if (currentTracer() === null) return;
  const spans = new WeakMap<FastifyRequest, OpenSpan>();
  app.addHook("onRequest", (request, _reply, done) => {
    const tracer = currentTracer();
    if (tracer === null) return done();
    const route = request.routeOptions.url ?? "unknown";
    const span = tracer.begin(`${request.method} ${route}`, {
      kind: "server",
      attributes: { "http.request.method": request.method, "http.route": route, "showroom.request_id": request.id },
      carrier: carrierOf(request),
    });
    spans.set(request, span);
    span.run(done);
  });
  app.addHook("onResponse", async (request, reply) => {
    const userId = askerOf(request);
    spans.get(request)?.end({
      "http.response.status_code": reply.statusCode,
      ...(userId === undefined ? {} : { "user.id": String(userId) }),
    });
  });
}
