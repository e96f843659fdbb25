import { availableParallelism } from "node:os";
import { z } from "zod";
import {
  DATA_DIR,
  databaseAddress,
  DRAIN_SECONDS,
  isAddressRange,
  LOG_LEVEL,
  MODE,
  port,
  webAddress,
  whyNotPublic,
} from "@showroom/service/common-settings";
import { BUCKET_SETTINGS, bucketFaults } from "@showroom/service/objects/bucket-settings";
import { METRICS_TOKEN } from "@showroom/service/metrics-access";
import { TELEMETRY_SETTINGS } from "@showroom/service/telemetry/telemetry-settings";
import { setting } from "@showroom/service/settings";
import type { SettingsOf } from "@showroom/service/settings";

const megabytes = z.coerce.number().int().min(1);

/** Every setting of the render service: of its hub, and of its workers. */
export const RENDER_SETTINGS = {
  NODE_ENV: MODE,
  RENDER_PORT: setting(port.default(8134), "The port of the hub."),
  RENDER_HOST: setting(z.string().min(1).default("0.0.0.0"), "The local address that the hub listens on."),
  RENDER_PUBLIC_URL: setting(
    webAddress.optional(),
    "Public URL of the pictures, without /pictures.",
    "http://localhost:RENDER_PORT; a hub must have it in production",
  ),
  API_URL: setting(
    webAddress.default("http://localhost:8080"),
    "Internal URL of the API, for articles, tile images and the public keys of access tokens.",
  ),
  RENDER_ORIGINS: setting(
    z.string().optional(),
    "Origins of the pages that may connect to the hub, separated by commas: the origin of PUBLIC_URL.",
    "the origin of API_URL; a hub must have it in production",
  ),
  DATA_DIR,
  RENDER_THREADS: setting(
    z.coerce.number().int().min(1).max(256).optional(),
    "Number of render threads.",
    "the number of processors",
  ),
  RENDER_PICTURES_MB: setting(megabytes.default(2_048), "Disk space for finished pictures."),
  RENDER_CACHE_MB: setting(megabytes.default(1_024), "Disk space for the solved light of views."),
  ...BUCKET_SETTINGS,
  S3_PICTURES_MB: setting(megabytes.default(20_480), "Most space of finished pictures in S3_BUCKET."),
  S3_LIGHT_MB: setting(megabytes.default(20_480), "Most space of solved light in S3_BUCKET."),
  RENDER_MEMORY_MB: setting(
    z.coerce.number().int().min(600).default(900),
    "Resident memory of a process that renders; 1,500 MB more for seconds.",
  ),
  RENDER_HOT_VIEWS_MB: setting(
    megabytes.optional(),
    "Memory for solved light, a part of RENDER_MEMORY_MB; 30 to 60 MB a view, at most 1,536.",
    "what RENDER_MEMORY_MB leaves beside everything else: 340 of 900",
  ),
  RENDER_SECRET: setting(
    z.string().min(32).optional(),
    "Makes picture names unguessable. The same for all hubs and workers.",
    "a random one, in the database with RENDER_WORKERS=queue, else in DATA_DIR/render",
  ),
  RENDER_AHEAD: setting(
    z.enum(["on", "off"]).default("on"),
    "Whether likely next views are solved while the renderer is idle.",
  ),
  RENDER_WORKERS: setting(
    z.enum(["embedded", "queue"]).default("embedded"),
    "embedded: the hub renders. queue: workers on DATABASE_URL render.",
  ),
  DATABASE_URL: setting(
    databaseAddress.optional(),
    "PostgreSQL for render jobs (RENDER_WORKERS=queue) and events about ended sessions.",
    "none; the hub then asks the API every minute",
  ),
  LOG_LEVEL,
  DRAIN_SECONDS,
  METRICS_TOKEN,
  ...TELEMETRY_SETTINGS,
  WORKER_PORT: setting(
    port.optional(),
    "The port of a worker for health checks and metrics, on RENDER_HOST.",
    "a worker listens on no port",
  ),
  TRUST_PROXY: setting(
    z.string().default("loopback"),
    "Proxies whose X-Forwarded-For is used: addresses or ranges separated by commas, loopback, or none.",
    "loopback, for the API on this machine",
  ),
};

export type RenderSettings = SettingsOf<typeof RENDER_SETTINGS>;

export const threadsOf = ({ RENDER_THREADS }: RenderSettings): number => RENDER_THREADS ?? availableParallelism();

/** The items of a text with commas. */
export const listOf = (text: string): string[] =>
  text
    .split(",")
    .map((item) => item.trim())
    .filter((item) => item !== "");

function originFaults(text: string): string[] {
  return listOf(text)
    .filter((item) => (URL.parse(item)?.origin ?? "null") === "null")
    .map((item) => `RENDER_ORIGINS: '${item}' is not an origin`);
}

function proxyFaults(text: string): string[] {
  if (text === "none" || /^\d+$/.test(text)) return [];
  return listOf(text)
    .filter((item) => !isAddressRange(item))
    .map(
      (item) =>
        `TRUST_PROXY: '${item}' is no address, no range of addresses and none of loopback, linklocal, uniquelocal`,
    );
}

/** Faults of combinations of values that are each valid. */
export function renderFaults(values: RenderSettings): string[] {
  const { RENDER_WORKERS, DATABASE_URL, RENDER_ORIGINS = "", TRUST_PROXY } = values;
  const needsDatabase = RENDER_WORKERS === "queue" && DATABASE_URL === undefined;
  return [
    ...(needsDatabase ? ["DATABASE_URL: is missing; RENDER_WORKERS=queue needs it"] : []),
    ...originFaults(RENDER_ORIGINS),
    ...proxyFaults(TRUST_PROXY),
    ...bucketFaults(values),
  ];
}

/** Faults of the settings of a hub in production, which browsers must be able to reach. Nothing connects to a worker. */
export function hubFaults(values: RenderSettings): string[] {
  const { NODE_ENV, RENDER_PUBLIC_URL, RENDER_ORIGINS } = values;
  const faults = renderFaults(values);
  if (NODE_ENV !== "production") return faults;
  const reason =
    RENDER_PUBLIC_URL === undefined
      ? "is missing; without it browsers look for pictures on localhost"
      : whyNotPublic(RENDER_PUBLIC_URL);
  if (reason !== null) faults.push(`RENDER_PUBLIC_URL: ${reason}`);
  if (RENDER_ORIGINS === undefined)
    faults.push("RENDER_ORIGINS: is missing; without it only pages of API_URL may connect");
  return faults;
}
