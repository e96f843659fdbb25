/** A render worker. It takes the jobs that hub nodes with `RENDER_WORKERS=queue` put in the database. Any number of workers may run. */
import { addGauge } from "@showroom/service/gauges";
import { startTelemetry } from "@showroom/service/telemetry/telemetry";
import { showSizes } from "@showroom/service/watched-sizes";
import { Registry } from "prom-client";
import { createLogger, layFoundation, startBoss, startEngine } from "./compose.ts";
import { configOrExit } from "./command-line.ts";
import { showLight, showPictures } from "./http/cache-metrics.ts";
import { startWorkerServer } from "./http/worker-server.ts";
import { startRenderWorker } from "./queue/render-worker.ts";
import { createLocalPictureMaker } from "./rendering/local-picture-maker.ts";
import { runUntilStopped } from "./run-until-stopped.ts";

const config = configOrExit("worker");
const registry = new Registry();
const telemetry = await startTelemetry(config.telemetry, "showroom-worker", registry);
const logger = createLogger(config);
await runUntilStopped(logger, 0, async () => {
  const { queueUrl: databaseUrl } = config;
  if (databaseUrl === null) throw new Error("Configuration: a worker needs RENDER_WORKERS=queue and DATABASE_URL");
  const foundation = await layFoundation(config, logger, registry);
  const { store, secret, preparer, warmUp, shared } = foundation;
  const engine = await startEngine(config, foundation);
  showPictures(registry, store);
  showSizes(registry);
  showLight(registry, engine);
  void warmUp();
  const boss = await startBoss(databaseUrl, logger);
  const onError = (error: unknown): void => logger.error({ err: error }, "render worker");
  const maker = createLocalPictureMaker(engine, store, secret);
  const worker = await startRenderWorker({
    boss,
    databaseUrl,
    preparer,
    maker,
    store,
    secret,
    onError,
    onJob: ({ jobId, origin, outcome, duration }) =>
      logger.info(
        { reqId: origin?.requestId, userId: origin?.userId, jobId, outcome, milliseconds: Math.round(duration) },
        "picture job",
      ),
  });
  addGauge(registry, "render_worker_jobs", "Jobs that this worker makes now", () => worker.running);
  addGauge(registry, "render_worker_jobs_limit", "Most jobs at once", () => worker.mostRunning);
  const { host, workerPort, metricsToken } = config;
  const server =
    workerPort === null ? null : await startWorkerServer({ host, port: workerPort, metricsToken, registry });
  logger.info({ threads: config.threads }, "the render worker is ready");
  return {
    async stop() {
      await server?.stop();
      await worker.stop();
      await boss.stop({ graceful: false });
      await engine.close();
      shared.close();
      await telemetry.stop();
    },
  };
});
