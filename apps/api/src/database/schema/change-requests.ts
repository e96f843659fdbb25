import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { ChangeRequest } from "@showroom/api-contract/entities/offer";
import type { RequestEnding } from "@showroom/domain/agreement/change-request";
import { projectChoices } from "./choices.ts";
import { moment, writtenAt } from "./columns.ts";

/** What buyers asked to change of what is agreed. */
export const changeRequests = pgTable(
  "change_requests",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    choicesId: integer("choices_id")
      .notNull()
      .references(() => projectChoices.id, { onDelete: "cascade" }),
    at: writtenAt("at"),
    /** Id and name of the buyer. No foreign key, because the request outlives the account. */
    byUserId: integer("by_user_id").notNull(),
    byName: text("by_name").notNull(),
    /** The lines that it is about, as they were then. */
    lines: jsonb("lines").$type<ChangeRequest["lines"]>().notNull(),
    words: text("words").notNull(),
    /** Null while it waits for an answer. */
    ending: text("ending").$type<RequestEnding>(),
    endedAt: moment("ended_at"),
    endedBy: integer("ended_by"),
    /** The reason of a refusal, or the reference of the change that was proposed. */
    answer: text("answer"),
  },
  (table) => [
    index("change_requests_choices").on(table.choicesId, table.id),
    uniqueIndex("change_requests_open")
      .on(table.choicesId)
      .where(sql`${table.ending} is null`),
    check("change_requests_ended", sql`num_nulls(${table.ending}, ${table.endedAt}, ${table.answer}) in (0, 3)`),
  ],
);
