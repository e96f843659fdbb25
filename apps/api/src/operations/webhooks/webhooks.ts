import {
  addWebhook,
  changeWebhook,
  listWebhooks,
  removeWebhook,
  resendDelivery,
  rotateWebhookSecret,
} from "@showroom/api-contract/endpoints/webhooks";
import { recordAudit } from "../../accounts/audit.ts";
import { lockKeptProject } from "../../accounts/project-homes.ts";
import { inTransaction } from "../../database/transaction.ts";
import { operation, type Operation } from "../../kernel/operation.ts";
import {
  deleteWebhook,
  findWebhooks,
  resend,
  rotateSecret,
  storeWebhook,
  updateWebhook,
} from "../../webhooks/webhooks.ts";

const listWebhooksOperation = operation(listWebhooks, ({ app, params }) => findWebhooks(app.db, params.projectId));

const addWebhookOperation = operation(
  addWebhook,
  async ({ app, asker, params: { projectId }, body }) =>
    await inTransaction(app.pool, async ({ tx }) => {
      await lockKeptProject(tx, projectId);
      const stored = await storeWebhook(tx, app, projectId, body);
      if (stored.secret !== null)
        await recordAudit(tx, asker, { action: "added-webhook", projectId, details: { url: body.url } });
      return stored;
    }),
);

const changeWebhookOperation = operation(
  changeWebhook,
  async ({ app, asker, params, body }) =>
    await inTransaction(app.pool, async ({ tx }) => {
      const outcome = await updateWebhook(tx, app, params, body);
      if (outcome === "done") {
        const details = { url: body.url, enabled: String(body.isEnabled) };
        await recordAudit(tx, asker, { action: "changed-webhook", projectId: params.projectId, details });
      }
      return { outcome };
    }),
);

const rotateWebhookSecretOperation = operation(
  rotateWebhookSecret,
  async ({ app, asker, params }) =>
    await inTransaction(app.pool, async ({ tx }) => {
      const secret = await rotateSecret(tx, app, params);
      await recordAudit(tx, asker, { action: "rotated-webhook-secret", projectId: params.projectId });
      return { secret };
    }),
);

const removeWebhookOperation = operation(
  removeWebhook,
  async ({ app, asker, params }) =>
    await inTransaction(app.pool, async ({ tx }) => {
      await deleteWebhook(tx, params);
      await recordAudit(tx, asker, { action: "removed-webhook", projectId: params.projectId });
      return undefined;
    }),
);

const resendDeliveryOperation = operation(resendDelivery, async ({ app, params }) => {
  await resend(app, params);
  return undefined;
});

/** The calls about webhooks. */
export const WEBHOOK_OPERATIONS: readonly Operation[] = [
  listWebhooksOperation,
  addWebhookOperation,
  changeWebhookOperation,
  rotateWebhookSecretOperation,
  removeWebhookOperation,
  resendDeliveryOperation,
];
