import { resolve } from "node:path";
import { bucketOf, type BucketSettings } from "@showroom/service/objects/bucket-settings";
import { drainSeconds } from "@showroom/service/common-settings";
import { telemetryOf, type TelemetrySettings } from "@showroom/service/telemetry/telemetry-settings";
import { readSettings } from "@showroom/service/settings";
import type { Environment } from "@showroom/service/settings";
import { lightShare, MOST_LIGHT } from "./memory-shares.ts";
import { hubFaults, listOf, RENDER_SETTINGS, renderFaults, type RenderSettings, threadsOf } from "./settings.ts";

export interface RenderConfig {
  readonly port: number;
  readonly host: string;
  /** Where browsers reach this service; no slash at its end. */
  readonly publicUrl: string;
  /** Where this service reaches the API; no slash at its end. */
  readonly apiUrl: string;
  /** Absolute path of the service's own folder. */
  readonly dataDirectory: string;
  readonly threads: number;
  /** Whether views that are likely to be requested next are solved while no request waits. */
  readonly solvesAhead: boolean;
  /** Origins of the pages that may connect. */
  readonly origins: readonly string[];
  readonly maxPictureBytes: number;
  readonly maxCacheBytes: number;
  readonly maxHotViewBytes: number;
  /** Bytes that the process keeps, except while light is solved. */
  readonly memoryBytes: number;
  /** The bucket for pictures and light; null when they are in the data folder. */
  readonly bucket: BucketSettings | null;
  /** Most bytes of pictures and of light in the bucket. */
  readonly maxSharedPictureBytes: number;
  readonly maxSharedLightBytes: number;
  /** Secret that makes picture names unguessable; null for a random one in the data folder. */
  readonly secret: string | null;
  /** Address of the database with the render jobs; null if this process renders by itself. */
  readonly queueUrl: string | null;
  /** URL of the database with events about ended sessions; null for none. */
  readonly eventsUrl: string | null;
  /** Trusted proxies, whose X-Forwarded-For is used. */
  readonly trustedProxies: readonly string[];
  readonly metricsToken: string | null;
  /** Where traces and metrics are sent; null for nowhere. */
  readonly telemetry: TelemetrySettings | null;
  /** The port of a worker for health and metrics; null for none. */
  readonly workerPort: number | null;
  readonly logLevel: string;
  /** How long the process answers as not ready before it stops. */
  readonly drainSeconds: number;
}

/**
 * Reads the configuration once, of a hub or of a worker.
 * @throws SettingsError naming every fault.
 */
export function readConfig(environment: Environment, role: "hub" | "worker" = "hub"): RenderConfig {
  const env = readSettings(RENDER_SETTINGS, environment, role === "hub" ? hubFaults : renderFaults);
  return {
    port: env.RENDER_PORT,
    host: env.RENDER_HOST,
    publicUrl: env.RENDER_PUBLIC_URL ?? `http://localhost:${env.RENDER_PORT}`,
    apiUrl: env.API_URL,
    dataDirectory: resolve(env.DATA_DIR, "render"),
    threads: threadsOf(env),
    solvesAhead: env.RENDER_AHEAD === "on",
    origins: env.RENDER_ORIGINS === undefined ? defaultOrigins(env.API_URL) : originList(env.RENDER_ORIGINS),
    maxPictureBytes: env.RENDER_PICTURES_MB * 2 ** 20,
    maxCacheBytes: env.RENDER_CACHE_MB * 2 ** 20,
    maxHotViewBytes: lightBytes(env),
    memoryBytes: env.RENDER_MEMORY_MB * 2 ** 20,
    bucket: bucketOf(env),
    maxSharedPictureBytes: env.S3_PICTURES_MB * 2 ** 20,
    maxSharedLightBytes: env.S3_LIGHT_MB * 2 ** 20,
    secret: env.RENDER_SECRET ?? null,
    queueUrl: env.RENDER_WORKERS === "queue" ? (env.DATABASE_URL ?? null) : null,
    eventsUrl: env.DATABASE_URL ?? null,
    trustedProxies: proxiesOf(env.TRUST_PROXY),
    telemetry: telemetryOf(env),
    workerPort: env.WORKER_PORT ?? null,
    metricsToken: env.METRICS_TOKEN ?? null,
    logLevel: env.LOG_LEVEL,
    drainSeconds: drainSeconds(env.DRAIN_SECONDS, env.NODE_ENV),
  };
}

function lightBytes({ RENDER_HOT_VIEWS_MB: light, RENDER_MEMORY_MB: memory }: RenderSettings): number {
  return Math.min(MOST_LIGHT, light === undefined ? lightShare(memory * 2 ** 20) : light * 2 ** 20);
}

/** The API serves the pages. On a developer's machine it has two names. */
function defaultOrigins(apiUrl: string): string[] {
  const { protocol, hostname, port: apiPort, origin } = new URL(apiUrl);
  const suffix = apiPort === "" ? "" : `:${apiPort}`;
  const isLocal = hostname === "localhost" || hostname === "127.0.0.1";
  return isLocal ? [`${protocol}//localhost${suffix}`, `${protocol}//127.0.0.1${suffix}`] : [origin];
}

function originList(text: string): string[] {
  return listOf(text).map((item) => new URL(item).origin);
}

/** The API also accepts a number of proxies. That means that only this machine connects, so loopback is trusted. */
function proxiesOf(text: string): string[] {
  if (text === "none") return [];
  return /^\d+$/.test(text) ? ["loopback"] : listOf(text);
}
