/** Calls about webhooks: the addresses that a project tells what happens, and the log of deliveries. */
import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { idSchema, integerSchema, momentSchema, textSchema } from "../entities/scalars.ts";
import { WEBHOOK_EVENT_NAMES } from "../webhook-events.ts";
import { idParameter, projectParams } from "./parameters.ts";

export const WEBHOOK_LIMITS = { url: 500, count: 10 } as const;

const eventSchema = z.enum(WEBHOOK_EVENT_NAMES);

const webhookSchema = z.object({
  id: idSchema,
  url: textSchema,
  events: z.array(eventSchema),
  isEnabled: z.boolean(),
  createdAt: momentSchema,
  /** Until when deliveries are signed with the secret before this one too; null without one. */
  earlierSecretUntil: z.nullable(momentSchema),
});
export type Webhook = z.output<typeof webhookSchema>;

/** `failed`: no further attempt is made. */
const DELIVERY_STATES = ["waiting", "delivered", "failed"] as const;

const deliverySchema = z.object({
  /** The `webhook-id` of every attempt. */
  id: textSchema,
  webhookId: idSchema,
  event: eventSchema,
  at: momentSchema,
  state: z.enum(DELIVERY_STATES),
  attempts: integerSchema,
  lastAttemptAt: z.nullable(momentSchema),
  /** HTTP status of the last answer; null without one. */
  status: z.nullable(integerSchema),
  /** Why the last attempt failed; empty when it did not. */
  reason: textSchema,
});
export type WebhookDelivery = z.output<typeof deliverySchema>;

export const listWebhooks = defineEndpoint({
  name: "webhooks.list",
  summary: "The webhooks of a project and their latest deliveries",
  method: "GET",
  path: "/api/staff/projects/{projectId}/webhooks",
  access: { kind: "catalogueAdmin" },
  params: projectParams,
  status: 200,
  /** `deliveries`: newest first, at most 100. */
  response: z.object({ items: z.array(webhookSchema), deliveries: z.array(deliverySchema) }),
  problems: [],
});

const wantedSchema = z.strictObject({
  url: z.string().check(z.trim(), z.maxLength(WEBHOOK_LIMITS.url)),
  events: z.array(eventSchema).check(z.minLength(1), z.maxLength(WEBHOOK_EVENT_NAMES.length)),
  isEnabled: z.boolean(),
});

/**
 * Why an address is refused: `invalid`, not https (`insecure`), with a name or password in it (`credentials`), or of this network
 * (`private`).
 */
const ADDRESS_REFUSALS = ["invalid", "insecure", "credentials", "private"] as const;
export type AddressRefusal = (typeof ADDRESS_REFUSALS)[number];
const outcomeSchema = z.enum(["done", ...ADDRESS_REFUSALS]);

export const addWebhook = defineEndpoint({
  name: "webhooks.add",
  summary: "Add a webhook. The answer is the only one with its secret",
  method: "POST",
  path: "/api/staff/projects/{projectId}/webhooks",
  access: { kind: "catalogueAdmin" },
  changes: "neither",
  params: projectParams,
  body: wantedSchema,
  status: 200,
  response: z.object({ outcome: outcomeSchema, secret: z.nullable(textSchema) }),
  problems: ["limit-reached"],
});

const webhookParams = z.object({ projectId: idParameter, webhookId: idParameter });

export const changeWebhook = defineEndpoint({
  name: "webhooks.change",
  summary: "Change the address or the events of a webhook, or turn it off",
  method: "PUT",
  path: "/api/staff/projects/{projectId}/webhooks/{webhookId}",
  access: { kind: "catalogueAdmin" },
  changes: "neither",
  params: webhookParams,
  body: wantedSchema,
  status: 200,
  response: z.object({ outcome: outcomeSchema }),
  problems: [],
});

export const rotateWebhookSecret = defineEndpoint({
  name: "webhooks.rotate",
  summary: "Give a webhook a new secret; the present one stays valid beside it for two days",
  method: "POST",
  path: "/api/staff/projects/{projectId}/webhooks/{webhookId}/secret",
  access: { kind: "catalogueAdmin" },
  changes: "neither",
  params: webhookParams,
  status: 200,
  response: z.object({ secret: textSchema }),
  problems: [],
});

export const removeWebhook = defineEndpoint({
  name: "webhooks.remove",
  summary: "Remove a webhook with its deliveries",
  method: "DELETE",
  path: "/api/staff/projects/{projectId}/webhooks/{webhookId}",
  access: { kind: "catalogueAdmin" },
  changes: "neither",
  params: webhookParams,
  status: 204,
  problems: [],
});

export const resendDelivery = defineEndpoint({
  name: "webhooks.resend",
  summary: "Send a delivery again, with the same id and body",
  method: "POST",
  path: "/api/staff/projects/{projectId}/webhook-deliveries/{deliveryId}",
  access: { kind: "catalogueAdmin" },
  changes: "neither",
  params: z.object({ projectId: idParameter, deliveryId: z.string().check(z.regex(/^msg_[0-9a-f-]{36}$/)) }),
  status: 204,
  problems: [],
});
