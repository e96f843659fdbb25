import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { textSchema } from "../entities/scalars.ts";

/** Settings of a deployment for the browser applications. */
export const appConfigSchema = z.object({
  productName: z._default(textSchema, "Digitale Showroom"),
  /** Absolute URL of the render hub. */
  renderHubUrl: textSchema,
  /** Prefix of `{transform}/{public_id}`: `/images` or the URL of a CDN. */
  imageBaseUrl: textSchema,
  oauthClientId: textSchema,
  /** Not a secret, because browsers read it; the server treats the client as public. */
  oauthClientSecret: z._default(textSchema, ""),
  /** Key of a map service; null for none. No screen uses it. */
  mapsKey: z._default(z.nullable(textSchema), null),
  /** URL to which browsers report errors; null for none. */
  errorReportingUrl: z._default(z.nullable(textSchema), null),
  /** URL to which browsers send tracking events; null for none. */
  trackingUrl: z._default(z.nullable(textSchema), null),
});
export type AppConfig = z.output<typeof appConfigSchema>;

export const getAppConfig = defineEndpoint({
  name: "system.config",
  summary: "Run-time configuration of the applications",
  method: "GET",
  path: "/config.json",
  access: { kind: "public" },
  status: 200,
  response: appConfigSchema,
  problems: [],
});

const healthSchema = z.object({ status: z.literal("ok") });

const readinessSchema = z.extend(healthSchema, {
  /** The state of each part, by name, when `npm start` started the whole product. */
  parts: z.optional(z.record(textSchema, z.enum(["starting", "up", "away"]))),
});

export const getLiveness = defineEndpoint({
  name: "system.live",
  summary: "Liveness: the process runs",
  method: "GET",
  path: "/health/live",
  access: { kind: "public" },
  status: 200,
  response: healthSchema,
  problems: [],
});

export const getReadiness = defineEndpoint({
  name: "system.ready",
  summary: "Readiness: the database responds, its schema is up to date, and the process is not about to stop",
  method: "GET",
  path: "/health/ready",
  access: { kind: "public" },
  status: 200,
  response: readinessSchema,
  problems: ["not-ready"],
});

export const getOpenApi = defineEndpoint({
  name: "system.openapi",
  summary: "This OpenAPI document",
  method: "GET",
  path: "/api/openapi.json",
  access: { kind: "public" },
  status: 200,
  response: z.record(textSchema, z.unknown()),
  problems: [],
});
