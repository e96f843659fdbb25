import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { z } from "zod";

const port = z.coerce.number().int().min(0).max(65_535);
const url = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, ""));
const megabytes = z.coerce.number().int().min(1);

const environmentSchema = z.object({
  RENDER_PORT: port.default(8134),
  RENDER_HOST: z.string().default("0.0.0.0"),
  RENDER_PUBLIC_URL: url.optional(),
  API_URL: url.default("http://localhost:8080"),
  DATA_DIR: z.string().default(".data"),
  RENDER_THREADS: z.coerce.number().int().min(1).max(256).default(availableParallelism()),
  RENDER_ORIGINS: z.string().optional(),
  RENDER_PICTURES_MB: megabytes.default(2_048),
  RENDER_CACHE_MB: megabytes.default(1_024),
  RENDER_HOT_VIEWS_MB: megabytes.default(640),
  RENDER_SECRET: z.string().min(32).optional(),
  RENDER_AHEAD: z.enum(["on", "off"]).default("on"),
  RENDER_WORKERS: z.enum(["embedded", "queue"]).default("embedded"),
  DATABASE_URL: z.string().optional(),
  NODE_ENV: z.enum(["production", "development", "test"]).default("development"),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(120).optional(),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "silent"]).default("info"),
});

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
  /** Secret that makes picture names unguessable; null for a random one in the data folder. */
  readonly secret: string | null;
  /** Address of the database with the render jobs; null if this process renders by itself. */
  readonly queueUrl: string | null;
  readonly logLevel: string;
  /** How long the process answers as not ready before it stops. */
  readonly drainSeconds: number;
}

/** Reads the configuration. Throws an error that names every fault. Empty variables count as absent. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): RenderConfig {
  const present = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = environmentSchema.safeParse(present);
  if (!parsed.success) throw new Error(`Configuration:\n${z.prettifyError(parsed.error)}`);
  const env = parsed.data;
  if (env.RENDER_WORKERS === "queue" && env.DATABASE_URL === undefined) {
    throw new Error("Configuration: RENDER_WORKERS=queue needs DATABASE_URL");
  }
  return {
    port: env.RENDER_PORT,
    host: env.RENDER_HOST,
    publicUrl: env.RENDER_PUBLIC_URL ?? `http://localhost:${env.RENDER_PORT}`,
    apiUrl: env.API_URL,
    dataDirectory: resolve(env.DATA_DIR, "render"),
    threads: env.RENDER_THREADS,
    solvesAhead: env.RENDER_AHEAD === "on",
    origins: env.RENDER_ORIGINS === undefined ? defaultOrigins(env.API_URL) : originList(env.RENDER_ORIGINS),
    maxPictureBytes: env.RENDER_PICTURES_MB * 2 ** 20,
    maxCacheBytes: env.RENDER_CACHE_MB * 2 ** 20,
    maxHotViewBytes: env.RENDER_HOT_VIEWS_MB * 2 ** 20,
    secret: env.RENDER_SECRET ?? null,
    queueUrl: env.RENDER_WORKERS === "queue" ? (env.DATABASE_URL ?? null) : null,
    logLevel: env.LOG_LEVEL,
    drainSeconds: env.DRAIN_SECONDS ?? (env.NODE_ENV === "production" ? 5 : 0),
  };
}

/** The API serves the pages. On a developer's machine it has two names. */
function defaultOrigins(apiUrl: string): string[] {
  const { protocol, hostname, port: apiPort, origin } = new URL(apiUrl);
  const suffix = apiPort === "" ? "" : `:${apiPort}`;
  const isLocal = hostname === "localhost" || hostname === "127.0.0.1";
  return isLocal ? [`${protocol}//localhost${suffix}`, `${protocol}//127.0.0.1${suffix}`] : [origin];
}

function originList(text: string): string[] {
  return text
    .split(",")
    .map((item) => item.trim())
    .filter((item) => item !== "")
    .map((item) => {
      const origin = URL.parse(item)?.origin;
      if (origin === undefined || origin === "null")
        throw new Error(`Configuration: RENDER_ORIGINS: '${item}' is not an origin`);
      return origin;
    });
}
