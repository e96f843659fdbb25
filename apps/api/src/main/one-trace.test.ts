import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { HubConnectionBuilder, NullLogger } from "@microsoft/signalr";
import { getProjectBySlug } from "@showroom/api-contract/endpoints/projects";
import { bathroomRequest } from "@showroom/api-contract/testing/render-request";
import { startOtlpReceiver } from "@showroom/service/testing/otlp-receiver";
import { keepPipes } from "@showroom/service/testing/searched-output";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { z } from "zod";
import { BUYER, startTestApp, type TestApp } from "../testing/test-app.ts";

const RENDER_SERVICE = join(import.meta.dirname, "../../../render-service/src");
const lineSchema = z.looseObject({ msg: z.string(), port: z.number().optional(), traceId: z.string().optional() });
type Line = z.output<typeof lineSchema>;

let receiver: Awaited<ReturnType<typeof startOtlpReceiver>>;
let app: TestApp;
let folder: string;
const processes: ChildProcess[] = [];

/** Starts a process of the render service, and waits until it is ready. */
async function startPart(script: string, environment: Readonly<Record<string, string>>) {
  const part = spawn(process.execPath, [join(RENDER_SERVICE, script)], {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  keepPipes(script, [part.stdout, part.stderr]);
  processes.push(part);
  const lines: Line[] = [];
  createInterface({ input: part.stdout }).on("line", (text) => lines.push(lineSchema.parse(JSON.parse(text))));
  const ready = await vi.waitFor(
    () => {
      const line = lines.find(({ msg }) => msg.endsWith("is ready"));
      if (line === undefined) throw new Error(`${script} is not ready`);
      return line;
    },
    { timeout: 60_000, interval: 100 },
  );
  return { lines, port: ready.port ?? 0 };
}

beforeAll(async () => {
  receiver = await startOtlpReceiver();
  folder = await mkdtemp(join(tmpdir(), "showroom-trace-"));
  app = await startTestApp({ environment: { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint } });
}, 60_000);
/** Ends the processes, which send what they have not sent yet. */
async function endAll(): Promise<void> {
  for (const part of processes) part.kill("SIGTERM");
  await Promise.all(processes.map(async (part) => part.exitCode ?? (await once(part, "exit"))));
  processes.length = 0;
  await app.stop();
}
afterAll(async () => {
  if (processes.length > 0) await endAll();
  await receiver.stop();
  await rm(folder, { recursive: true });
}, 60_000);

it("one trace leads from the requests of a click over API, hub, queue and worker, and is in their logs", async () => {
  const environment = {
    NODE_ENV: "test",
    DATABASE_URL: app.databaseUrl,
    API_URL: app.url,
    DATA_DIR: folder,
    RENDER_WORKERS: "queue",
    RENDER_PORT: "0",
    RENDER_HOST: "127.0.0.1",
    RENDER_THREADS: "1",
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
  };
  const [hub, worker] = await Promise.all([startPart("main.ts", environment), startPart("worker.ts", environment)]);
  const buyer = await app.signedIn(BUYER);
  const connection = new HubConnectionBuilder()
    .withUrl(`http://127.0.0.1:${hub.port}/chat-hub`, { accessTokenFactory: () => buyer.tokens.access ?? "" })
    .configureLogging(NullLogger.instance)
    .build();
  const stages: string[] = [];
  connection.on("ReceiveMessage", ({ stage }: { readonly stage: string }) => stages.push(stage));
  await connection.start();

  const [traceId, click] = ["0af7651916cd43dd8448eb211c80319c", "b7ad6b7169203331"];
  const traceparent = `00-${traceId}-${click}-01`;
  await buyer.call(getProjectBySlug, { params: { slug: "de-lindehof" } }, { traceparent });
  const request = bathroomRequest();
  const small = { ...request.sceneSettings, imageWidth: 128, imageHeight: 72, samples: 1 };
  await connection.invoke("MakeRender", JSON.stringify({ ...request, sceneSettings: small }), "main", traceparent);
  await vi.waitFor(() => expect(stages).toContain("final"), { timeout: 60_000, interval: 100 });
  // The job ends after its last picture.
  await vi.waitFor(() => expect(worker.lines.map(({ msg }) => msg)).toContain("picture job"), { timeout: 60_000 });
  await connection.stop();
  await endAll();

  const steps = receiver.spans.filter((span) => span.traceId === traceId);
  const parentOf = (name: string) => {
    const span = steps.find(({ service, name: own }) => `${service}: ${own}` === name);
    const parent = steps.find(({ spanId }) => spanId === span?.parentSpanId);
    return parent === undefined ? span?.parentSpanId : `${parent.service}: ${parent.name}`;
  };
  expect(parentOf("showroom-api: GET /api/projects/slug/:slug")).toBe(click);
  expect(parentOf("showroom-hub: hub MakeRender")).toBe(click);
  expect(parentOf("showroom-api: GET /api/render-catalogue")).toBe("showroom-hub: hub MakeRender");
  expect(parentOf("showroom-hub: make picture")).toBe("showroom-hub: hub MakeRender");
  expect(parentOf("showroom-worker: worker render")).toBe("showroom-hub: make picture");
  const asked = hub.lines.find(({ msg }) => msg === "picture requested");
  const made = worker.lines.find(({ msg }) => msg === "picture job");
  expect(asked).toMatchObject({ traceId, userId: expect.any(String), reqId: expect.any(String) });
  expect(made).toMatchObject({ outcome: "made", userId: asked?.["userId"], reqId: asked?.["reqId"] });
  expect(app.log.map((line) => lineSchema.partial().parse(JSON.parse(line)).traceId)).toContain(traceId);
}, 150_000);
