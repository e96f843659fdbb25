/** The render hub. It renders by itself, or, with `RENDER_WORKERS=queue`, leaves render jobs to workers (`worker.ts`). */
import { startTelemetry } from "@showroom/service/telemetry/telemetry";
import { Registry } from "prom-client";
import { createLogger, layFoundation, startBoss, startEngine } from "./compose.ts";
import type { Foundation } from "./compose.ts";
import { configOrExit } from "./command-line.ts";
import type { RenderConfig } from "./config.ts";
import { createAuthenticate, createIsApi, isSessionOpen } from "./hub/access.ts";
import { listenToEndedSessions } from "./hub/ended-sessions.ts";
import { showLight } from "./http/cache-metrics.ts";
import { createFindCatalogue } from "./hub/render-catalogues.ts";
import { openQueuePictureMaker } from "./queue/queue-picture-maker.ts";
import { startRenderService } from "./render-service.ts";
import { createLocalPictureMaker } from "./rendering/local-picture-maker.ts";
import type { PictureMaker } from "./rendering/prepared-view.ts";
import { runUntilStopped } from "./run-until-stopped.ts";

interface MakerRole {
  readonly maker: PictureMaker;
  /** How many pictures are made at once: of hot views, and first pictures of others. */
  readonly slots: { readonly composite: number; readonly solve: number };
  readonly close: () => Promise<void>;
}

async function ownMaker(config: RenderConfig, foundation: Foundation): Promise<MakerRole> {
  const { store, secret, warmUp } = foundation;
  const engine = await startEngine(config, foundation);
  showLight(registry, engine);
  void warmUp();
  return {
    maker: createLocalPictureMaker(engine, store, secret),
    // The engine makes one of each kind at a time, in its own order.
    slots: { composite: 2, solve: 4 },
    close: () => engine.close(),
  };
}

/** No limit of its own: workers take jobs from the queue. */
async function queueMaker(databaseUrl: string, { store, secret, logger }: Foundation): Promise<MakerRole> {
  const boss = await startBoss(databaseUrl, logger);
  const onError = (error: unknown): void => logger.error({ err: error }, "render queue");
  const maker = await openQueuePictureMaker({ boss, databaseUrl, store, secret, onError });
  return {
    maker,
    slots: { composite: 32, solve: 32 },
    async close() {
      await maker.close();
      await boss.stop({ graceful: false });
    },
  };
}

/** Milliseconds between two checks for ended sessions, for a hub without a database. */
const LOOK_FOR_ENDED_EVERY = 60_000;

const config = configOrExit("hub");
const registry = new Registry();
const telemetry = await startTelemetry(config.telemetry, "showroom-hub", registry);
const logger = createLogger(config);
await runUntilStopped(logger, config.drainSeconds, async () => {
  const foundation = await layFoundation(config, logger, registry);
  foundation.shared.keepBounded();
  const { maker, slots, close } = await (config.queueUrl === null
    ? ownMaker(config, foundation)
    : queueMaker(config.queueUrl, foundation));
  const { port, host, publicUrl, origins, solvesAhead, apiUrl, eventsUrl, trustedProxies, metricsToken } = config;
  const endedSessions = listenToEndedSessions(eventsUrl, (error) => logger.warn({ err: error }, "ended sessions"));
  const authenticate = createAuthenticate({ apiUrl, hasEnded: endedSessions.has });
  const service = await startRenderService({
    port,
    host,
    publicUrl,
    origins,
    authenticate,
    isApi: createIsApi({ apiUrl }),
    isSessionOpen: (user) => isSessionOpen(apiUrl, user.token),
    endedSessions,
    lookForEndedEvery: eventsUrl === null ? LOOK_FOR_ENDED_EVERY : null,
    findCatalogue: createFindCatalogue({ apiUrl }),
    trustedProxies,
    metricsToken,
    registry,
    maker,
    slots,
    solvesAhead,
    ...foundation,
  });
  logger.info(
    { port: service.port, publicUrl, origins, renders: config.queueUrl === null ? "here" : "on workers" },
    "the render hub is ready",
  );
  return {
    drain: () => service.drain(),
    async stop() {
      await service.stop();
      await endedSessions.close();
      await close();
      foundation.shared.close();
      await telemetry.stop();
    },
  };
});
