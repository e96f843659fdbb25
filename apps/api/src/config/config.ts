import { resolve } from "node:path";
import { bucketOf, type BucketSettings } from "@showroom/service/objects/bucket-settings";
import { drainSeconds } from "@showroom/service/common-settings";
import { telemetryOf, type TelemetrySettings } from "@showroom/service/telemetry/telemetry-settings";
import { readSettings, SettingsError, type Environment } from "@showroom/service/settings";
import { API_SETTINGS, apiFaults, type ApiSettings } from "./settings.ts";

/** The configuration of the server, read once at start. */
export interface Config {
  readonly production: boolean;
  /** Validates every response against the contract; for tests. */
  readonly checkAnswers: boolean;
  readonly databaseUrl: string;
  /** URL of the same database with the role that owns its tables; null to use `databaseUrl`. */
  readonly migrationDatabaseUrl: string | null;
  /** Maximum number of database connections of this process. */
  readonly databasePool: number;
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Absolute path of the folder for pictures, the mail outbox and caches. */
  readonly dataDir: string;
  /** The bucket for images; null when they are in `dataDir`. */
  readonly bucket: BucketSettings | null;
  /** Public URL of the server, without a trailing slash; links in mails start with it. */
  readonly publicUrl: string;
  readonly productName: string;
  /** Null to write mails to `dataDir`/outbox. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Where undelivered mails come back to; null when that is not read. */
  readonly bounces: { readonly url: string; readonly address: string } | null;
  readonly imageBaseUrl: string;
  readonly renderHubUrl: string;
  /** Public URL of rendered pictures; null for the host of the hub. */
  readonly renderPublicUrl: string | null;
  /** Internal URL of the render service, whose paths this process then proxies; null for no proxy. */
  readonly renderUrl: string | null;
  readonly oauthClientId: string;
  readonly oauthClientSecret: string;
  /** Key of a map service for browsers; null for none. Public. */
  readonly mapsKey: string | null;
  /** URL to which browsers report errors; null for none. */
  readonly errorReportingUrl: string | null;
  /** URL to which browsers send tracking events; null for none. */
  readonly trackingUrl: string | null;
  /** Whether to load the demo projects into an empty database. */
  readonly demo: boolean;
  /** Whether the demo has homes with offers. */
  readonly demoOffers: boolean;
  /** Proxies whose X-Forwarded-For is trusted; false for none. */
  readonly trustProxy: false | string | ((address: string, hop: number) => boolean);
  /** Maximum number of requests per minute and address. */
  readonly rateLimit: number;
  readonly logLevel: string;
  readonly metricsToken: string | null;
  /** Where traces and metrics are sent; null for nowhere. */
  readonly telemetry: TelemetrySettings | null;
  /** Key that encrypts secrets in the database; null to use one stored in `dataDir`. */
  readonly secretKey: string | null;
  /** Maximum memory for cached projects. */
  readonly catalogueCacheBytes: number;
  /** Above this heap size the process refuses new requests until memory is free again. */
  readonly heapLimitBytes: number;
  /** Seconds for which the process reports not ready before it stops. */
  readonly drainSeconds: number;
}

/** An invalid configuration; the message says what to set. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/** Parses the number of proxies in front of the server, or their addresses. */
function trustProxy(value: string): Config["trustProxy"] {
  if (value === "" || value === "none") return false;
  const hops = /^\d+$/.test(value) ? Number(value) : null;
  return hops === null ? value : (_address, hop) => hop < hops;
}

function hubAddress({ RENDER_HUB_URL, RENDER_URL }: ApiSettings, publicUrl: string): string {
  return RENDER_HUB_URL ?? (RENDER_URL === undefined ? "http://localhost:8134/chat-hub" : `${publicUrl}/chat-hub`);
}

/** The address in a sender such as `Showroom <showroom@example.nl>`. */
export const bareAddress = (sender: string): string => /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender;

function toConfig(values: ApiSettings): Config {
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`;
  return {
    production: values.NODE_ENV === "production",
    checkAnswers: values.NODE_ENV === "test",
    databaseUrl: values.DATABASE_URL,
    migrationDatabaseUrl: values.MIGRATION_DATABASE_URL ?? null,
    databasePool: values.DATABASE_POOL,
    host: values.HOST,
    port: values.PORT,
    dataDir: resolve(values.DATA_DIR),
    bucket: bucketOf(values),
    publicUrl,
    productName: values.PRODUCT_NAME,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM,
    bounces:
      values.BOUNCE_URL === undefined
        ? null
        : { url: values.BOUNCE_URL, address: values.BOUNCE_ADDRESS ?? bareAddress(values.MAIL_FROM) },
    imageBaseUrl: values.IMAGE_BASE_URL.replace(/\/+$/, ""),
    renderHubUrl: hubAddress(values, publicUrl),
    renderPublicUrl: values.RENDER_PUBLIC_URL ?? null,
    renderUrl: values.RENDER_URL ?? null,
    oauthClientId: values.OAUTH_CLIENT_ID,
    oauthClientSecret: values.OAUTH_CLIENT_SECRET,
    mapsKey: values.MAPS_KEY ?? null,
    errorReportingUrl: values.ERROR_REPORTING_URL ?? null,
    trackingUrl: values.TRACKING_URL ?? null,
    demo: values.DEMO,
    demoOffers: values.DEMO_OFFERS === "on",
    trustProxy: trustProxy(values.TRUST_PROXY),
    rateLimit: values.RATE_LIMIT,
    logLevel: values.LOG_LEVEL,
    telemetry: telemetryOf(values),
    metricsToken: values.METRICS_TOKEN ?? null,
    secretKey: values.SECRET_KEY ?? null,
    catalogueCacheBytes: values.CATALOGUE_CACHE_MB * 2 ** 20,
    heapLimitBytes: values.HEAP_LIMIT_MB * 1_000_000,
    drainSeconds: drainSeconds(values.DRAIN_SECONDS, values.NODE_ENV),
  };
}

/** Converts settings errors to a `ConfigError` for the operator. */
function telling<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw error instanceof SettingsError ? new ConfigError(error.message) : error;
  }
}

/**
 * Reads the configuration of a server from environment variables.
 * @throws ConfigError naming every variable that is missing or wrong.
 */
export function readConfig(environment: Environment): Config {
  return telling(() => toConfig(readSettings(API_SETTINGS, environment, apiFaults)));
}

/**
 * Reads the configuration of a command. Settings that only a server needs may be missing.
 * @throws ConfigError naming every variable that is missing or wrong.
 */
export function readCommandConfig(environment: Environment): Config {
  return telling(() => toConfig(readSettings(API_SETTINGS, environment)));
}
