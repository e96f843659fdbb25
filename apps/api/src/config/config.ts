import { resolve } from "node:path";
import { z } from "zod";

const optionalUrl = z.url().optional();
const flag = z
  .enum(["0", "1", ""])
  .default("")
  .transform((value) => value === "1");

const environmentSchema = z.object({
  NODE_ENV: z.enum(["production", "development", "test"]).default("development"),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(16),
  HOST: z.string().min(1).default("0.0.0.0"),
  PORT: z.coerce.number().int().min(0).max(65535).default(8080),
  DATA_DIR: z.string().min(1).default(".data"),
  PUBLIC_URL: optionalUrl,
  PRODUCT_NAME: z.string().min(1).default("Digitale Showroom"),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default("Digitale Showroom <showroom@localhost>"),
  IMAGE_BASE_URL: z.string().min(1).default("/images"),
  RENDER_HUB_URL: z.url({ protocol: /^(https?|wss?)$/ }).default("http://localhost:8134/chat-hub"),
  OAUTH_CLIENT_ID: z.string().min(1).default("showroom"),
  OAUTH_CLIENT_SECRET: z.string().default("public"),
  MAPS_KEY: z.string().min(1).optional(),
  ERROR_REPORTING_URL: z.url({ protocol: /^https?$/ }).optional(),
  DEMO: flag,
  TRUST_PROXY: z.string().default(""),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  RATE_LIMIT: z.coerce.number().int().min(10).default(6_000),
  HEAP_LIMIT_MB: z.coerce.number().int().min(1).default(1_500),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(120).optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
});

/** Everything the server is told from outside, read once at start. */
export interface Config {
  readonly production: boolean;
  /** Hold every answer against the contract; for tests. */
  readonly checkAnswers: boolean;
  readonly databaseUrl: string;
  /** Most connections of this process. */
  readonly databasePool: number;
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Absolute folder of pictures, the mail outbox and caches. */
  readonly dataDir: string;
  /** Where browsers reach the server, without a trailing slash; links in mails start with it. */
  readonly publicUrl: string;
  readonly productName: string;
  /** Null: mails are written to `dataDir`/outbox. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly imageBaseUrl: string;
  readonly renderHubUrl: string;
  readonly oauthClientId: string;
  readonly oauthClientSecret: string;
  /** For maps in the pages; null: none. Public by nature in a browser. */
  readonly mapsKey: string | null;
  /** Where browsers report errors of the pages; null: nowhere. */
  readonly errorReportingUrl: string | null;
  /** Load the demo projects into an empty database. */
  readonly demo: boolean;
  /** Proxies whose X-Forwarded-For is believed; false believes none. */
  readonly trustProxy: false | string | ((address: string, hop: number) => boolean);
  /** Most requests of one address per minute. */
  readonly rateLimit: number;
  readonly logLevel: string;
  readonly metricsToken: string | null;
  /** Past this the process refuses new work until memory is free again. */
  readonly heapLimitBytes: number;
  /** How long the process answers as not ready before it stops. */
  readonly drainSeconds: number;
}

/** A configuration that cannot be started with; the message says what to set. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/** A number of proxies in front of the server, or their addresses. */
function trustProxy(value: string): Config["trustProxy"] {
  if (value === "") return false;
  const hops = /^\d+$/.test(value) ? Number(value) : null;
  return hops === null ? value : (_address, hop) => hop < hops;
}

/**
 * Reads the configuration from environment variables.
 * @throws ConfigError naming every variable that is missing or wrong.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("; "));
  }
  const values = parsed.data;
  if (values.NODE_ENV === "production" && values.DEMO) {
    throw new ConfigError(
      "DEMO: the demo projects have published passwords and are refused when NODE_ENV is production",
    );
  }
  return {
    production: values.NODE_ENV === "production",
    checkAnswers: values.NODE_ENV === "test",
    databaseUrl: values.DATABASE_URL,
    databasePool: values.DATABASE_POOL,
    host: values.HOST,
    port: values.PORT,
    dataDir: resolve(values.DATA_DIR),
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ""),
    productName: values.PRODUCT_NAME,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM,
    imageBaseUrl: values.IMAGE_BASE_URL.replace(/\/+$/, ""),
    renderHubUrl: values.RENDER_HUB_URL,
    oauthClientId: values.OAUTH_CLIENT_ID,
    oauthClientSecret: values.OAUTH_CLIENT_SECRET,
    mapsKey: values.MAPS_KEY ?? null,
    errorReportingUrl: values.ERROR_REPORTING_URL ?? null,
    demo: values.DEMO,
    trustProxy: trustProxy(values.TRUST_PROXY),
    rateLimit: values.RATE_LIMIT,
    logLevel: values.LOG_LEVEL,
    metricsToken: values.METRICS_TOKEN ?? null,
    heapLimitBytes: values.HEAP_LIMIT_MB * 1_000_000,
    drainSeconds: values.DRAIN_SECONDS ?? (values.NODE_ENV === "production" ? 5 : 0),
  };
}
