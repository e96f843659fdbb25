import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { WebhookData, WebhookEvent } from "@showroom/api-contract/webhook-events";
import { now } from "@showroom/service/clock";
import { projects } from "../database/schema/catalogue.ts";
import { webhookDeliveries, webhooks } from "../database/schema/webhooks.ts";
import type { OpenTransaction } from "../database/transaction.ts";
import type { Jobs } from "../jobs/jobs.ts";

type OwnData<Event extends WebhookEvent> = Omit<WebhookData<Event>, "projectId" | "projectSlug">;

/** Tells the webhooks of a project what happened, once the transaction is committed. */
export async function emitEvent<Event extends WebhookEvent>(
  { jobs }: { readonly jobs: Pick<Jobs, "send"> },
  { tx, client }: OpenTransaction,
  projectId: number,
  event: Event,
  data: OwnData<Event>,
): Promise<void> {
  const found = await tx
    .select({ webhookId: webhooks.id, slug: projects.slug })
    .from(webhooks)
    .innerJoin(projects, eq(projects.id, webhooks.projectId))
    .where(
      and(eq(webhooks.projectId, projectId), eq(webhooks.isEnabled, true), sql`${event} = any(${webhooks.events})`),
    );
  for (const { webhookId, slug } of found) {
    const deliveryId = `msg_${randomUUID()}`;
    const at = now();
    const body = JSON.stringify({
      type: event,
      timestamp: at.toISOString(),
      data: { projectId, projectSlug: slug, ...data },
    });
    await tx.insert(webhookDeliveries).values({ id: deliveryId, webhookId, event, body, at });
    await jobs.send("webhook.deliver", { deliveryId }, client);
  }
}
