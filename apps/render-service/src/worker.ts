/** A render worker. It takes the jobs that hub nodes with `RENDER_WORKERS=queue` put in the database. Any number of workers may run. */
import { Registry } from "prom-client";
import { createLogger, layFoundation, startBoss, startEngine } from "./compose.ts";
import { configOrExit } from "./command-line.ts";
import { startRenderWorker } from "./queue/render-worker.ts";
import { createLocalPictureMaker } from "./rendering/local-picture-maker.ts";
import { runUntilStopped } from "./run-until-stopped.ts";

const config = configOrExit("worker");
const logger = createLogger(config);
await runUntilStopped(logger, 0, async () => {
  const { queueUrl: databaseUrl } = config;
  if (databaseUrl === null) throw new Error("Configuration: a worker needs RENDER_WORKERS=queue and DATABASE_URL");
  const foundation = await layFoundation(config, logger, new Registry());
  const { store, secret, preparer, warmUp, shared } = foundation;
  const engine = await startEngine(config, foundation);
  void warmUp();
  const boss = await startBoss(databaseUrl, logger);
  const onError = (error: unknown): void => logger.error({ err: error }, "render worker");
  const maker = createLocalPictureMaker(engine, store, secret);
  const worker = await startRenderWorker({ boss, databaseUrl, preparer, maker, store, secret, onError });
  logger.info({ threads: config.threads }, "the render worker is ready");
  return {
    async stop() {
      await worker.stop();
      await boss.stop({ graceful: false });
      await engine.close();
      shared.close();
    },
  };
});
