import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Counter, Gauge, Histogram, Registry } from "prom-client";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readSettings } from "../settings.ts";
import { startOtlpReceiver } from "../testing/otlp-receiver.ts";
import { startTelemetry } from "./telemetry.ts";
import { TELEMETRY_SETTINGS, telemetryOf } from "./telemetry-settings.ts";
import { currentTracer, traceCarrier, traced, traceFields } from "./tracing.ts";

let receiver: Awaited<ReturnType<typeof startOtlpReceiver>>;
let registry: Registry;
beforeEach(async () => {
  receiver = await startOtlpReceiver();
  registry = new Registry();
});
afterEach(() => receiver.stop());

const settings = (environment: Readonly<Record<string, string>> = {}) =>
  telemetryOf(readSettings(TELEMETRY_SETTINGS, { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint, ...environment }));

describe("traces", () => {
  it("continue from step to step, and from process to process", async () => {
    const telemetry = await startTelemetry(settings(), "showroom-test", registry);
    const carrier = await traced("click", { kind: "server", carrier: {} }, async () => {
      await traced("inner", {}, async () => undefined);
      return traceCarrier();
    });
    await traced("elsewhere", { kind: "consumer", carrier }, async () => undefined);
    await traced("another click", { kind: "server", carrier: {} }, async () => undefined);
    await telemetry.stop();
    const named = new Map(receiver.spans.map((span) => [span.name, span]));
    const click = named.get("click");
    for (const name of ["inner", "elsewhere"])
      expect(named.get(name)).toMatchObject({ traceId: click?.traceId, parentSpanId: click?.spanId });
    expect(named.get("another click")?.traceId).not.toBe(click?.traceId);
    expect(new Set(receiver.spans.map(({ service }) => service))).toEqual(new Set(["showroom-test"]));
  });

  it("pass on errors, and give log lines their id", async () => {
    const telemetry = await startTelemetry(settings(), "showroom-test", registry);
    let traceId = "";
    await expect(
      traced("broken", { carrier: {} }, async () => {
        traceId = traceFields().traceId ?? "";
        throw new Error("koper@huis.example failed");
      }),
    ).rejects.toThrow("failed");
    await telemetry.stop();
    expect(receiver.spans[0]).toMatchObject({ name: "broken", traceId });
  });

  it("go with the headers, the name and the share that are set", async () => {
    const environment = {
      OTEL_EXPORTER_OTLP_HEADERS: "Authorization=Bearer%20abc",
      OTEL_SERVICE_NAME: "own-name",
      OTEL_TRACES_SAMPLER_ARG: "0",
    };
    const none = await startTelemetry(settings(environment), "showroom-test", registry);
    await traced("unsent", { carrier: {} }, async () => undefined);
    const traceparent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
    await traced("unsent for others", { carrier: { traceparent } }, async () => undefined);
    await none.stop();
    expect(receiver.spans).toEqual([]);
    const all = await startTelemetry(settings({ ...environment, OTEL_TRACES_SAMPLER_ARG: "1" }), "x", registry);
    await traced("sent", { carrier: {} }, async () => undefined);
    await all.stop();
    expect(receiver.spans).toMatchObject([{ name: "sent", service: "own-name" }]);
    expect(receiver.headers).toContain("Bearer abc");
  });
});

it("metrics of the registry are sent as they are", async () => {
  const registers = [registry];
  new Counter({ name: "pictures_total", help: "Pictures", labelNames: ["stage"], registers }).inc(
    { stage: "final" },
    3,
  );
  new Gauge({ name: "waiting", help: "Waiting", registers }).set(7);
  const seconds = new Histogram({ name: "taken_seconds", help: "Time", buckets: [1, 5], registers });
  for (const value of [0.5, 2, 3, 9]) seconds.observe(value);
  const telemetry = await startTelemetry(settings(), "showroom-test", registry);
  await telemetry.stop();
  const { metrics } = receiver;
  expect(metrics.get("pictures_total")).toMatchObject({
    sum: { isMonotonic: true, dataPoints: [{ asDouble: 3, attributes: [{ key: "stage" }] }] },
  });
  expect(metrics.get("waiting")).toMatchObject({ gauge: { dataPoints: [{ asDouble: 7 }] } });
  expect(metrics.get("taken_seconds")).toMatchObject({
    histogram: { dataPoints: [{ count: 4, sum: 14.5, explicitBounds: [1, 5], bucketCounts: [1, 2, 1] }] },
  });
});

it("a collector that does not answer does not keep a process from stopping", async () => {
  let givenUp = 0;
  const hanging = createServer(({ socket }) => socket.on("close", () => (givenUp += 1)));
  await once(hanging.listen(0, "127.0.0.1"), "listening");
  const endpoint = `http://127.0.0.1:${(hanging.address() as AddressInfo).port}`;
  const telemetry = await startTelemetry(
    settings({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }),
    "showroom-test",
    registry,
  );
  await traced("click", { carrier: {} }, async () => undefined);
  await telemetry.stop();
  expect(givenUp).toBe(0);
  hanging.closeAllConnections();
  hanging.close();
}, 40_000);

describe("without a collector", () => {
  it("work runs as it is", async () => {
    const telemetry = await startTelemetry(null, "showroom-test", registry);
    expect(currentTracer()).toBeNull();
    expect(await traced("click", {}, async () => traceCarrier())).toEqual({});
    expect(traceFields()).toEqual({});
    await telemetry.stop();
  });

  it("OpenTelemetry is not loaded", () => {
    const script = `
      const { registerHooks } = await import("node:module");
      const loaded = [];
      registerHooks({ load: (url, context, next) => { if (/opentelemetry.(sdk|exporter)/.test(url)) loaded.push(url); return next(url, context); } });
      const { startTelemetry } = await import("${import.meta.dirname}/telemetry.ts");
      const { Registry } = await import("prom-client");
      await startTelemetry(null, "x", new Registry());
      const without = loaded.length;
      const settings = { endpoint: "http://127.0.0.1:9", headers: {}, serviceName: null, share: 1, metricInterval: 60000 };
      await startTelemetry(settings, "x", new Registry());
      console.log(without, loaded.length > 0);
      process.exit();`;
    // The interface of OpenTelemetry itself is loaded by prom-client.
    const printed = execFileSync(process.execPath, ["--input-type=module", "--eval", script], {
      encoding: "utf8",
      cwd: import.meta.dirname,
    });
    expect(printed.trim()).toBe("0 true");
  });
});
