import { boolean, customType, date, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { WebhookEvent } from "@showroom/api-contract/webhook-events";
import type { Part } from "@showroom/domain/closing-date/closing-date";
import { projects } from "./catalogue.ts";
import { moment, writtenAt } from "./columns.ts";

/** A text that is encrypted with a key outside the database. */
const sealed = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => "bytea" });

/** The addresses that a project tells what happens. */
export const webhooks = pgTable(
  "webhooks",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    projectId: integer("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    url: text("url").notNull(),
    events: text("events").array().$type<WebhookEvent[]>().notNull(),
    isEnabled: boolean("is_enabled").notNull().default(true),
    secret: sealed("secret").notNull(),
    /** The secret before it, with which deliveries are signed too for a while. */
    earlierSecret: sealed("earlier_secret"),
    earlierSecretUntil: moment("earlier_secret_until"),
    createdAt: writtenAt("created_at"),
  },
  (table) => [index("webhooks_project").on(table.projectId)],
);

/** What is delivered, or was. Every attempt has the same id and body. */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    /** `msg_` and a UUID. */
    id: text("id").primaryKey(),
    webhookId: integer("webhook_id")
      .notNull()
      .references(() => webhooks.id, { onDelete: "cascade" }),
    event: text("event").$type<WebhookEvent>().notNull(),
    body: text("body").notNull(),
    at: writtenAt("at"),
    attempts: integer("attempts").notNull().default(0),
    lastAttemptAt: moment("last_attempt_at"),
    /** HTTP status of the last answer. */
    status: integer("status"),
    reason: text("reason").notNull().default(""),
    deliveredAt: moment("delivered_at"),
    /** Set when no further attempt is made. */
    failedAt: moment("failed_at"),
  },
  (table) => [index("webhook_deliveries_webhook").on(table.webhookId, table.at)],
);

/** The closing dates of which it was told that they passed. */
export const passedClosings = pgTable(
  "passed_closings",
  {
    projectId: integer("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    phase: text("phase").notNull(),
    part: text("part").$type<Part>().notNull(),
    lastDay: date("last_day", { mode: "string" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.phase, table.part, table.lastDay] })],
);
