import { join } from "node:path";
import { createEngine } from "@showroom/renderer/engine";
import { loadKernelModule } from "@showroom/renderer/kernels";
import { PgBoss } from "pg-boss";
import pino from "pino";
import type { Logger } from "pino";
import type { Registry } from "prom-client";
import { createApiArticleSource } from "./articles/article-source.ts";
import { sharedSecret } from "@showroom/pg-events/shared-secret";
import { JOB_SCHEMAS, PICTURE_SECRET } from "@showroom/service/job-schemas";
import { openLogDestination } from "@showroom/service/log-destination";
import { currentTracer, traceFields } from "@showroom/service/telemetry/tracing";
import { safeError } from "@showroom/service/safe-error";
import { giveFreedMemoryBack, type NativeMemory } from "@showroom/service/native-memory";
import { showProcess } from "@showroom/service/process-metrics";
import type { RenderConfig } from "./config.ts";
import { openSharedFiles } from "./shared-files.ts";
import type { SharedFiles } from "./shared-files.ts";
import type { Engine } from "@showroom/renderer/engine-types";
import { folderSecret } from "@showroom/service/folder-secret";
import { PictureStore } from "./pictures/picture-store.ts";
import type { Pictures } from "./pictures/pictures.ts";
import { showMemoryLimit } from "./http/cache-metrics.ts";
import { giveBackRegularly } from "./give-back.ts";
import { MOST_RENDERER_TEXTURES } from "./memory-shares.ts";
import { createViewPreparer } from "./rendering/prepare-view.ts";
import type { ViewPreparer } from "./rendering/prepare-view.ts";
import { warnOnce } from "./warn-once.ts";
import { createFixtureTextures, firstOf } from "./textures/fixture-textures.ts";
import { createApiTextureSource } from "./textures/texture-source.ts";

/** What hub nodes and workers have in common. */
export interface Foundation {
  readonly logger: Logger;
  readonly secret: string;
  readonly store: Pictures;
  readonly shared: SharedFiles;
  readonly preparer: ViewPreparer;
  /** Null where memory cannot be given back to the system. */
  readonly memory: NativeMemory | null;
  /** For a process that renders: prepares what takes seconds to make before it is needed. */
  readonly warmUp: () => Promise<void>;
}

export function createLogger(config: RenderConfig): Logger {
  return pino(
    {
      level: config.logLevel,
      ...(currentTracer() === null ? {} : { mixin: traceFields }),
      base: { service: "render" },
      serializers: { err: safeError },
    },
    openLogDestination(),
  );
}

/** The secret for picture names: shared by all processes on one database, or stored in the data folder. */
const ownSecret = ({ queueUrl, dataDirectory }: RenderConfig): Promise<string> =>
  queueUrl === null ? folderSecret(dataDirectory) : sharedSecret(queueUrl, JOB_SCHEMAS.render, PICTURE_SECRET);

export async function layFoundation(config: RenderConfig, logger: Logger, registry: Registry): Promise<Foundation> {
  // Before threads start.
  const memory = await giveFreedMemoryBack((error) =>
    logger.warn({ err: error }, "unused memory cannot be given back to the system"),
  );
  showProcess(registry);
  showMemoryLimit(registry, config.memoryBytes);
  const secret = config.secret ?? (await ownSecret(config));
  const shared = await openSharedFiles(config, logger, registry);
  const store = shared.pictures(
    await PictureStore.open({
      directory: join(config.dataDirectory, "pictures"),
      maxBytes: config.maxPictureBytes,
      onCorrupt: (name) => logger.warn({ name }, "a damaged picture was dropped"),
    }),
  );
  const fixtureTextures = createFixtureTextures();
  const textures = firstOf(fixtureTextures, createApiTextureSource({ apiUrl: config.apiUrl }));
  const { version: engineVersion } = await loadKernelModule();
  const preparer = createViewPreparer({
    articles: createApiArticleSource({ apiUrl: config.apiUrl }),
    loadTexture: (id) => textures.load(id),
    engineVersion,
    onWarning: warnOnce((warning) => logger.warn(warning)),
  });
  const warmUp = (): Promise<void> =>
    fixtureTextures.warmUp().catch((error: unknown) => logger.error({ err: error }, "a texture could not be painted"));
  return { logger, secret, store, shared, preparer, memory, warmUp };
}

/** The renderer of this process. It stores the light of solved views on disk, and shares it if there is an object store. */
export async function startEngine(
  { threads, dataDirectory, maxCacheBytes, maxHotViewBytes }: RenderConfig,
  { shared, memory, logger }: Pick<Foundation, "shared" | "memory" | "logger">,
): Promise<Engine> {
  const engine = await createEngine({
    threads,
    cacheDirectory: join(dataDirectory, "light"),
    maxCacheBytes,
    maxHotViewBytes,
    maxTextureBytes: MOST_RENDERER_TEXTURES,
    ...(memory && { discardPages: (block: Uint8Array) => memory.discard(block) }),
    ...(shared.light && { sharedViews: shared.light }),
  });
  giveBackRegularly(engine, (error) => logger.warn({ err: error }, "memory was not given back"));
  return engine;
}

/** A job queue on the database that notices within seconds that a worker died. */
export async function startBoss(databaseUrl: string, logger: Logger): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: JOB_SCHEMAS.render,
    useListenNotify: true,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  });
  boss.on("error", (error) => logger.error({ err: error }, "job queue"));
  boss.on("warning", (warning) => logger.warn({ warning }, "job queue"));
  await boss.start();
  return boss;
}
