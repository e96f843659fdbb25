/** The webhooks of a project, for its admins. */
import { and, count, desc, eq } from "drizzle-orm";
import {
  WEBHOOK_LIMITS,
  type addWebhook,
  type AddressRefusal,
  type listWebhooks,
  type Webhook,
  type WebhookDelivery,
} from "@showroom/api-contract/endpoints/webhooks";
import type { EndpointResponse } from "@showroom/api-contract/endpoint";
import { DAY, fromNow, now } from "@showroom/service/clock";
import type * as z from "zod/mini";
import type { Queries } from "../database/database.ts";
import { webhookDeliveries, webhooks } from "../database/schema/webhooks.ts";
import { inTransaction } from "../database/transaction.ts";
import type { AppContext } from "../kernel/context.ts";
import { ProblemError } from "../kernel/problem.ts";
import { addressRules, WEBHOOK_SEAL } from "./deliver.ts";
import { refuseUrl } from "./outside-address.ts";
import { newWebhookSecret } from "./sign.ts";

const MOST_DELIVERIES = 100;
/** How long the secret before a new one stays valid. */
const OVERLAP = 2 * DAY;

type Wanted = z.output<typeof addWebhook.body>;
type Tools = Pick<AppContext, "config" | "sealOf">;

const webhookEntity = (row: typeof webhooks.$inferSelect): Webhook => ({
  id: row.id,
  url: row.url,
  events: row.events,
  isEnabled: row.isEnabled,
  createdAt: row.createdAt.toISOString(),
  earlierSecretUntil:
    row.earlierSecretUntil !== null && row.earlierSecretUntil > now() ? row.earlierSecretUntil.toISOString() : null,
});

const deliveryEntity = (row: typeof webhookDeliveries.$inferSelect): WebhookDelivery => ({
  id: row.id,
  webhookId: row.webhookId,
  event: row.event,
  at: row.at.toISOString(),
  state: row.deliveredAt !== null ? "delivered" : row.failedAt !== null ? "failed" : "waiting",
  attempts: row.attempts,
  lastAttemptAt: row.lastAttemptAt?.toISOString() ?? null,
  status: row.status,
  reason: row.reason,
});

export async function findWebhooks(db: Queries, projectId: number): Promise<EndpointResponse<typeof listWebhooks>> {
  const found = await db.select().from(webhooks).where(eq(webhooks.projectId, projectId)).orderBy(webhooks.id);
  const deliveries = await db
    .select({ delivery: webhookDeliveries })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(eq(webhooks.projectId, projectId))
    .orderBy(desc(webhookDeliveries.at), desc(webhookDeliveries.id))
    .limit(MOST_DELIVERIES);
  return { items: found.map(webhookEntity), deliveries: deliveries.map(({ delivery }) => deliveryEntity(delivery)) };
}

/** Stores a webhook. Its secret is told now and never again. @throws ProblemError `limit-reached` */
export async function storeWebhook(
  tx: Queries,
  { config, sealOf }: Tools,
  projectId: number,
  wanted: Wanted,
): Promise<{ readonly outcome: "done" | AddressRefusal; readonly secret: string | null }> {
  const refusal = refuseUrl(wanted.url, addressRules(config));
  if (refusal !== null) return { outcome: refusal, secret: null };
  const [present] = await tx.select({ n: count() }).from(webhooks).where(eq(webhooks.projectId, projectId));
  if ((present?.n ?? 0) >= WEBHOOK_LIMITS.count) throw new ProblemError("limit-reached");
  const secret = newWebhookSecret();
  await tx.insert(webhooks).values({ ...wanted, projectId, secret: sealOf(WEBHOOK_SEAL).seal(secret) });
  return { outcome: "done", secret };
}

interface Named {
  readonly projectId: number;
  readonly webhookId: number;
}
const isNamed = ({ projectId, webhookId }: Named) => and(eq(webhooks.id, webhookId), eq(webhooks.projectId, projectId));

/** @throws ProblemError `not-found` for another project's, as the functions below */
export async function updateWebhook(
  tx: Queries,
  { config }: Tools,
  named: Named,
  wanted: Wanted,
): Promise<"done" | AddressRefusal> {
  const [found] = await tx.select({ id: webhooks.id }).from(webhooks).where(isNamed(named));
  if (!found) throw new ProblemError("not-found");
  const refusal = refuseUrl(wanted.url, addressRules(config));
  if (refusal !== null) return refusal;
  await tx.update(webhooks).set(wanted).where(isNamed(named));
  return "done";
}

/** Gives a new secret. Deliveries are signed with both until the earlier one ends. */
export async function rotateSecret(tx: Queries, { sealOf }: Tools, named: Named): Promise<string> {
  const secret = newWebhookSecret();
  const [before] = await tx.select().from(webhooks).where(isNamed(named)).for("update");
  if (!before) throw new ProblemError("not-found");
  await tx
    .update(webhooks)
    .set({
      secret: sealOf(WEBHOOK_SEAL).seal(secret),
      earlierSecret: before.secret,
      earlierSecretUntil: fromNow(OVERLAP),
    })
    .where(isNamed(named));
  return secret;
}

export async function deleteWebhook(tx: Queries, named: Named): Promise<void> {
  const gone = await tx.delete(webhooks).where(isNamed(named)).returning({ id: webhooks.id });
  if (gone.length === 0) throw new ProblemError("not-found");
}

/** Queues a delivery again, with all its attempts. */
export async function resend(
  { pool, jobs }: Pick<AppContext, "pool" | "jobs">,
  { projectId, deliveryId }: { readonly projectId: number; readonly deliveryId: string },
): Promise<void> {
  await inTransaction(pool, async ({ tx, client }) => {
    const [found] = await tx
      .select({ id: webhookDeliveries.id })
      .from(webhookDeliveries)
      .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
      .where(and(eq(webhookDeliveries.id, deliveryId), eq(webhooks.projectId, projectId)));
    if (!found) throw new ProblemError("not-found");
    await tx
      .update(webhookDeliveries)
      .set({ deliveredAt: null, failedAt: null })
      .where(eq(webhookDeliveries.id, deliveryId));
    await jobs.send("webhook.deliver", { deliveryId }, client);
  });
}
