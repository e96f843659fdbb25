import { eq, sql } from "drizzle-orm";
import { now, nowMs } from "@showroom/service/clock";
import type { Config } from "../config/config.ts";
import type { Database } from "../database/database.ts";
import { webhookDeliveries, webhooks } from "../database/schema/webhooks.ts";
import type { SealOf } from "../kernel/seal.ts";
import type { AddressRules } from "./outside-address.ts";
import { postOutside } from "./post.ts";
import { signedHeaders } from "./sign.ts";

interface Tools {
  readonly db: Database;
  readonly sealOf: SealOf;
  readonly config: Pick<Config, "production">;
}

export const WEBHOOK_SEAL = "webhook secrets";
export const addressRules = ({ production }: Pick<Config, "production">): AddressRules => ({ isOpen: !production });

/** An attempt that the other system did not take, so that the queue tries again. */
class NotTaken extends Error {}

/**
 * Delivers once more. It is stored before the answer counts, so a process that dies in between delivers it again: other systems know it by
 * its id. @throws Error for the queue to try again; never after the last attempt, which is in the log
 */
export async function deliver(
  { db, sealOf, config }: Tools,
  deliveryId: string,
  isLastAttempt: boolean,
): Promise<void> {
  const [found] = await db
    .select({ delivery: webhookDeliveries, webhook: webhooks })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(eq(webhookDeliveries.id, deliveryId));
  if (!found || found.delivery.deliveredAt !== null) return;
  const { delivery, webhook } = found;
  const isThis = eq(webhookDeliveries.id, deliveryId);
  if (!webhook.isEnabled) {
    await db.update(webhookDeliveries).set({ failedAt: now(), reason: "the webhook is turned off" }).where(isThis);
    return;
  }
  const seal = sealOf(WEBHOOK_SEAL);
  const isEarlierValid = webhook.earlierSecretUntil !== null && webhook.earlierSecretUntil > now();
  const secrets = [webhook.secret, ...(isEarlierValid && webhook.earlierSecret ? [webhook.earlierSecret] : [])];
  const timestamp = Math.floor(nowMs() / 1_000);
  const headers = signedHeaders(
    secrets.map((secret) => seal.open(secret)),
    { id: delivery.id, timestamp, body: delivery.body },
  );
  const { status, reason } = await postOutside(webhook.url, delivery.body, headers, addressRules(config));
  const isTaken = reason === "";
  await db
    .update(webhookDeliveries)
    .set({
      attempts: sql`${webhookDeliveries.attempts} + 1`,
      lastAttemptAt: now(),
      status,
      reason,
      deliveredAt: isTaken ? now() : null,
      failedAt: !isTaken && isLastAttempt ? now() : null,
    })
    .where(isThis);
  if (!isTaken && !isLastAttempt) throw new NotTaken(`${delivery.event} was not taken: ${reason}`);
}
