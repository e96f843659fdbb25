import type { AddressInfo } from "node:net";
import { mkdir } from "node:fs/promises";
import { countObjectCalls } from "@showroom/service/objects/object-metrics";
import { giveFreedMemoryBack } from "@showroom/service/native-memory";
import { startTelemetry } from "@showroom/service/telemetry/telemetry";
import { fromNow, MINUTE } from "@showroom/service/clock";
import { showSizes } from "@showroom/service/watched-sizes";
import { Registry } from "prom-client";
import { showFolders } from "./folder-measures.ts";
import { showCatalogue, showJobs, showPool, showWaiting } from "./measures.ts";
import { hearOfParts } from "@showroom/service/product-parts";
import { createPasswords } from "../accounts/passwords.ts";
import { openSigningKeys } from "../accounts/signing-keys.ts";
import { openCatalogue } from "../catalogue/catalogue.ts";
import { openLiveUpdates } from "../live/live-updates.ts";
import type { Config } from "../config/config.ts";
import { installationSecret } from "../config/installation-secret.ts";
import { openDatabase } from "../database/database.ts";
import { migrateDatabase } from "../database/migrate.ts";
import { openImages } from "../images/open-images.ts";
import { tellOfImages } from "./tell-of-images.ts";
import { keepDemoAppointments } from "./demo-appointments.ts";
import { loadDemo } from "./load-demo.ts";
import { jobsOfCommand, openJobs } from "../jobs/jobs.ts";
import type { Passwords } from "../kernel/context.ts";
import { createHealth } from "../kernel/health.ts";
import { createSeal } from "../kernel/seal.ts";
import { askForMissingPictures } from "../pictures/keep-pictures.ts";
import { jobHandlers } from "./job-handlers.ts";
import { rememberingSent } from "../mail/remember-sent.ts";
import { createMailer, outboxFolder, tellingFailures } from "../mail/mailer.ts";
import { buildApp } from "./build-app.ts";
import { createLogger } from "../http/logger.ts";
import { createMetrics } from "../http/metrics.ts";
import { BUILT_APPS, type BuiltApps } from "../http/single-page-apps.ts";

export interface RunningApp {
  /** The port it listens on. */
  readonly port: number;
  /** Completes running requests and jobs, then closes all resources. */
  readonly stop: () => Promise<void>;
  /** Reports not ready from now on, so that a load balancer sends no new requests. Everything else still works. */
  readonly drain: () => void;
}

/** The pictures of submissions of the demo are made once those who look at it first have theirs. */
const DEMO_PICTURES_AFTER = 5 * MINUTE;

interface StartOptions {
  readonly builtApps?: BuiltApps;
  readonly logDestination?: { write(line: string): void };
  readonly passwords?: Passwords;
}

/** Starts the API: schema, keys, demo, jobs, then the port. */
export async function startApp(config: Config, options: StartOptions = {}): Promise<RunningApp> {
  const registry = new Registry();
  const telemetry = await startTelemetry(config.telemetry, "showroom-api", registry);
  const log = createLogger(config.logLevel, options.logDestination);
  // Before threads start. Resizing images leaves memory with the allocator of each of them.
  await giveFreedMemoryBack((error) => log.warn({ err: error }, "unused memory cannot be given back to the system"));
  await mkdir(config.dataDir, { recursive: true });
  const [passwords] = await Promise.all([
    options.passwords ?? createPasswords(),
    migrateDatabase(config.migrationDatabaseUrl ?? config.databaseUrl),
  ]);
  const { db, pool, close } = openDatabase(config.databaseUrl, config.databasePool, (error) =>
    log.error({ err: error }, "database connection lost"),
  );
  const { images, close: closeImages } = await openImages(config, {
    onCall: config.bucket === null ? () => undefined : countObjectCalls(registry),
    onAway: (error) => log.warn({ err: error }, "the object store does not answer"),
  });
  await tellOfImages(config, images, log);
  const secret = await installationSecret(config);
  const [jobs, live, keys, isNewDemo] = await Promise.all([
    openJobs(config.databaseUrl, pool, log),
    openLiveUpdates(config.databaseUrl, log),
    openSigningKeys(db, secret),
    config.demo
      ? loadDemo(
          {
            pool,
            jobs: jobsOfCommand(config.databaseUrl),
            images,
            passwords,
            production: config.production,
            withOffers: config.demoOffers,
          },
          db,
          log,
        )
      : false,
  ]);
  if (config.demo) await keepDemoAppointments(db);
  if (config.smtpUrl === null)
    log.info({ folder: outboxFolder(config.dataDir) }, "no SMTP_URL: mails are written to the outbox");
  const builtApps = options.builtApps ?? BUILT_APPS;
  const health = createHealth(hearOfParts());
  const catalogue = openCatalogue(db, config.catalogueCacheBytes);
  const metrics = createMetrics(registry, health);
  showCatalogue(registry, catalogue, config.catalogueCacheBytes);
  showPool(registry, pool);
  showJobs(registry, pool);
  showWaiting(registry, passwords, images);
  showFolders(registry, config.dataDir, images);
  showSizes(registry);
  const mailer = tellingFailures(rememberingSent(createMailer(config, log), config, db), metrics.report.mailFailed);
  const sealOf = (purpose: string) => createSeal(secret, purpose);
  const app = await buildApp({
    config,
    log,
    health,
    db,
    pool,
    keys,
    sealOf,
    passwords,
    images,
    jobs,
    live,
    catalogue,
    metrics,
    report: metrics.report,
    builtApps,
  });
  await jobs.work(jobHandlers({ log, db, pool, images, passwords, config, mailer, jobs, sealOf, keys }));
  if (isNewDemo && config.renderUrl !== null) await askForMissingPictures(db, jobs, fromNow(DEMO_PICTURES_AFTER));
  if (isNewDemo && config.demoOffers) await jobs.send("demo.offers", { attempt: 0 });
  await app.listen({ host: config.host, port: config.port });
  return {
    port: (app.server.address() as AddressInfo).port,
    drain: health.drain,
    stop: async () => {
      await live.close();
      await app.close();
      await jobs.stop();
      await close();
      closeImages();
      await telemetry.stop();
    },
  };
}
