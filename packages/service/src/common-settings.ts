import { isIP } from "node:net";
import { z } from "zod";
import { setting } from "./settings.ts";

/** A web address without a slash at its end. */
export const webAddress = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, ""));
export const port = z.coerce.number().int().min(0).max(65_535);
export const databaseAddress = z.url({ protocol: /^postgres(ql)?$/ });

/** Settings that several processes share. */
export const MODE = setting(
  z.enum(["production", "development", "test"]).default("development"),
  "The mode. `production` refuses to start with unsafe or missing settings.",
);
export const LOG_LEVEL = setting(
  z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  "The lowest level that is logged.",
);
export const DATA_DIR = setting(z.string().min(1).default(".data"), "Folder of pictures, caches and logs.");
export const DRAIN_SECONDS = setting(
  z.coerce.number().int().min(0).max(120).optional(),
  "Seconds for which the process reports not ready before it stops.",
  "5 in production, else 0",
);

/** Seconds of `DRAIN_SECONDS`. */
export const drainSeconds = (given: number | undefined, mode: string): number =>
  given ?? (mode === "production" ? 5 : 0);

const LOCAL = /^(localhost|.*\.localhost|127\..*|\[::1\]|0\.0\.0\.0)$/;

/** The reason why browsers cannot use an address in production; null when they can. */
export function whyNotPublic(address: string): string | null {
  const url = URL.parse(address);
  if (url === null) return "is not an address";
  if (LOCAL.test(url.hostname)) return `${url.hostname} is this machine to every browser: name the public address`;
  return url.protocol === "https:" || url.protocol === "wss:" ? null : "must be https: passwords travel over it";
}

const NAMED_RANGES = new Set(["loopback", "linklocal", "uniquelocal"]);

/** Whether a text is an IP address, a range (10.0.0.0/8) or a named range (loopback). */
export function isAddressRange(text: string): boolean {
  const [address = "", bits] = text.split("/");
  const family = isIP(address);
  if (bits === undefined) return family !== 0 || NAMED_RANGES.has(text);
  return family !== 0 && /^\d+$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128);
}
