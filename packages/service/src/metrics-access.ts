import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { z } from "zod";
import { setting } from "./settings.ts";

const LOOPBACK = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);

export const METRICS_TOKEN = setting(
  z.string().min(16).optional(),
  "Bearer token for /metrics.",
  "only this machine may read them",
);

interface AskedForMetrics {
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

const digestOf = (text: string): Buffer => createHash("sha256").update(text).digest();

/**
 * Whether a request may read the metrics: with the token if one is set, else only from this machine without a proxy.
 */
export function mayReadMetrics(token: string | null, request: AskedForMetrics): boolean {
  const { authorization, "x-forwarded-for": forwarded } = request.headers;
  if (token === null) return LOOPBACK.has(request.socket.remoteAddress ?? "") && forwarded === undefined;
  // Digests have equal lengths, for a constant-time comparison.
  return timingSafeEqual(digestOf(authorization ?? ""), digestOf(`Bearer ${token}`));
}
