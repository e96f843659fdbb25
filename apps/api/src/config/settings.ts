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
import { setting, type SettingsOf } from "@showroom/service/settings";

const flag = z
  .enum(["0", "1"])
  .default("0")
  .transform((value) => value === "1");

/** Every setting of the API. */
export const API_SETTINGS = {
  NODE_ENV: MODE,
  DATABASE_URL: setting(databaseAddress, "PostgreSQL 15 or newer."),
  MIGRATION_DATABASE_URL: setting(
    databaseAddress.optional(),
    "The same database with the role that owns the tables, for `showroom migrate`.",
    "DATABASE_URL",
  ),
  DATABASE_POOL: setting(
    z.coerce.number().int().min(2).max(100).default(16),
    "Maximum number of database connections for calls.",
  ),
  HOST: setting(z.string().min(1).default("0.0.0.0"), "The local address to listen on."),
  PORT: setting(port.default(8080), "The port to listen on."),
  DATA_DIR,
  ...BUCKET_SETTINGS,
  PUBLIC_URL: setting(
    webAddress.optional(),
    "Public URL of the product; links in mails start with it.",
    "http://localhost:PORT; must be set in production",
  ),
  PRODUCT_NAME: setting(z.string().min(1).default("Digitale Showroom"), "The product's name on the screen."),
  SMTP_URL: setting(
    z.url({ protocol: /^smtps?$/ }).optional(),
    "The mail server.",
    "mails are files in DATA_DIR/outbox; must be set in production",
  ),
  MAIL_FROM: setting(
    z.string().min(3).default("Digitale Showroom <showroom@localhost>"),
    "The sender of mails; must be set in production.",
  ),
  BOUNCE_URL: setting(
    z.url({ protocol: /^imaps?$/ }).optional(),
    "The mailbox of undelivered mails: imaps://user:password@mail.example/INBOX.",
    "what comes back is not seen",
  ),
  BOUNCE_ADDRESS: setting(
    z.email().optional(),
    "Its address, the sender on the envelope of mails.",
    "the address of MAIL_FROM",
  ),
  IMAGE_BASE_URL: setting(
    z.string().min(1).default("/images"),
    "Prefix of image URLs, for a CDN with the same notation.",
  ),
  RENDER_HUB_URL: setting(
    z.url({ protocol: /^(https?|wss?)$/ }).optional(),
    "Public URL of the render hub.",
    "PUBLIC_URL/chat-hub with RENDER_URL, else port 8134 of this machine; production needs this or RENDER_URL",
  ),
  RENDER_PUBLIC_URL: setting(
    webAddress.optional(),
    "Public URL of rendered pictures, if not the host of RENDER_HUB_URL.",
  ),
  RENDER_URL: setting(
    webAddress.optional(),
    "Internal URL of the render service, to which the API forwards /chat-hub and /pictures, and which it asks for pictures to keep.",
    "they are not forwarded and no picture is kept; production needs this or RENDER_HUB_URL",
  ),
  OAUTH_CLIENT_ID: setting(z.string().min(1).default("showroom"), "The client of the token endpoint."),
  OAUTH_CLIENT_SECRET: setting(z.string().default("public"), "The client's secret; public, because browsers use it."),
  MAPS_KEY: setting(z.string().min(1).optional(), "Key of a map service, sent to the pages. Not used yet."),
  ERROR_REPORTING_URL: setting(
    z.url({ protocol: /^https?$/ }).optional(),
    "URL to which pages POST errors as JSON (message, stack).",
    "nowhere",
  ),
  TRACKING_URL: setting(
    z.url({ protocol: /^https?$/ }).optional(),
    "URL to which pages POST logins as JSON, without personal data.",
    "nowhere",
  ),
  DEMO: setting(flag, "1 imports the demo projects into an empty database; refused in production."),
  DEMO_OFFERS: setting(
    z.enum(["on", "off"]).default("on"),
    "Whether the demo has homes with offers, some minutes after the first start.",
  ),
  TRUST_PROXY: setting(
    z.string().default(""),
    "Proxies whose X-Forwarded-For is used: addresses or ranges separated by commas, loopback, or none.",
    "none; must be set in production",
  ),
  LOG_LEVEL,
  RATE_LIMIT: setting(
    z.coerce.number().int().min(10).default(6_000),
    "Maximum number of calls per address and minute, over all processes on the database.",
  ),
  CATALOGUE_CACHE_MB: setting(z.coerce.number().int().min(16).max(100_000).default(400), "Memory for cached projects."),
  HEAP_LIMIT_MB: setting(
    z.coerce.number().int().min(1).default(1_500),
    "Above this heap size the process refuses calls with 503.",
  ),
  DRAIN_SECONDS,
  METRICS_TOKEN,
  ...TELEMETRY_SETTINGS,
  SECRET_KEY: setting(
    z.string().min(32).optional(),
    "Encrypts keys and secrets in the database. The same for all processes; store it apart.",
    "a random one in DATA_DIR; must be set in production",
  ),
};

export type ApiSettings = SettingsOf<typeof API_SETTINGS>;

const LOOPBACK_HOSTS = new Set(["127.0.0.1", "::1", "localhost"]);

function proxyFaults({ TRUST_PROXY, HOST }: ApiSettings): string[] {
  if (TRUST_PROXY === "" || TRUST_PROXY === "none") return [];
  if (/^\d+$/.test(TRUST_PROXY))
    return LOOPBACK_HOSTS.has(HOST)
      ? []
      : [
          `TRUST_PROXY: a number of proxies believes whoever reaches ${HOST} directly: name their addresses, or listen on 127.0.0.1 (HOST)`,
        ];
  const wrong = TRUST_PROXY.split(",").filter((range) => !isAddressRange(range.trim()));
  return wrong.map(
    (range) =>
      `TRUST_PROXY: "${range}" is no address, no range of addresses and none of loopback, linklocal, uniquelocal`,
  );
}

function productionFaults(values: ApiSettings): string[] {
  const address = (name: "PUBLIC_URL" | "RENDER_HUB_URL" | "RENDER_PUBLIC_URL"): string[] => {
    const reason = values[name] === undefined ? null : whyNotPublic(values[name]);
    return reason === null ? [] : [`${name}: ${reason}`];
  };
  const missing = (isMissing: boolean, words: string): string[] => (isMissing ? [words] : []);
  const { PUBLIC_URL, RENDER_HUB_URL, RENDER_URL, SMTP_URL, MAIL_FROM, TRUST_PROXY, DEMO, SECRET_KEY } = values;
  return [
    ...missing(PUBLIC_URL === undefined, "PUBLIC_URL: is missing; without it links in mails lead to localhost"),
    ...address("PUBLIC_URL"),
    ...missing(
      RENDER_HUB_URL === undefined && RENDER_URL === undefined,
      "RENDER_HUB_URL: is missing, and so is RENDER_URL; without one of them browsers look for the render hub on localhost",
    ),
    ...address("RENDER_HUB_URL"),
    ...address("RENDER_PUBLIC_URL"),
    ...missing(SMTP_URL === undefined, "SMTP_URL: is missing; without it mails are written to a folder and never sent"),
    ...missing(
      SECRET_KEY === undefined,
      "SECRET_KEY: is missing; without it the key that seals signing keys is kept in DATA_DIR, which other machines do not share",
    ),
    ...missing(
      /@localhost\b/.test(MAIL_FROM),
      "MAIL_FROM: is missing; mails from localhost are refused by mail servers",
    ),
    ...missing(
      TRUST_PROXY === "",
      "TRUST_PROXY: is missing; behind a TLS proxy all buyers would share one address and its limits (none: no proxy stands before it)",
    ),
    ...missing(DEMO, "DEMO: the demo projects have published passwords and are refused when NODE_ENV is production"),
  ];
}

/** Faults of settings that are valid alone but not together. */
export function apiFaults(values: ApiSettings): string[] {
  return [
    ...proxyFaults(values),
    ...bucketFaults(values),
    ...(values.NODE_ENV === "production" ? productionFaults(values) : []),
  ];
}
