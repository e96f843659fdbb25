import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { mayReadMetrics } from "@showroom/service/metrics-access";
import type { Registry } from "prom-client";

export interface WorkerServerOptions {
  readonly host: string;
  readonly port: number;
  readonly metricsToken: string | null;
  readonly registry: Registry;
}

/** Answers the health checks of a worker, and its metrics. It is ready from the start of this server on. */
export async function startWorkerServer({ host, port, metricsToken, registry }: WorkerServerOptions) {
  const http = createServer({ requestTimeout: 15_000, headersTimeout: 10_000 }, (request, response) => {
    const path = (request.url ?? "/").split("?", 1)[0];
    if (path === "/health/live" || path === "/health/ready")
      response
        .writeHead(200, { "Content-Type": "application/json", "Cache-Control": "no-store" })
        .end(JSON.stringify({ status: path === "/health/live" ? "live" : "ready" }));
    else if (path === "/metrics" && mayReadMetrics(metricsToken, request))
      registry.metrics().then(
        (text) => response.writeHead(200, { "Content-Type": registry.contentType }).end(text),
        () => response.writeHead(503).end(),
      );
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve, reject) => {
    http.once("error", reject);
    http.listen(port, host, resolve);
  });
  return {
    port: (http.address() as AddressInfo).port,
    async stop(): Promise<void> {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}
