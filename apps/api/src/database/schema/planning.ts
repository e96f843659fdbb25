import { sql } from "drizzle-orm";
import { date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { Part } from "@showroom/domain/closing-date/closing-date";
import { users } from "./accounts.ts";
import { projects } from "./catalogue.ts";
import { moment, writtenAt } from "./columns.ts";

/** What a buyer was told of the closing date of a part last, by mail. */
export const planningTold = pgTable(
  "planning_told",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    part: text("part").$type<Part>().notNull(),
    /** Null: that it has no date any more. */
    lastDay: date("last_day", { mode: "string" }),
    /** The shortest distance in days that was reached; null for none. */
    distance: integer("distance"),
    at: writtenAt("at"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.part] })],
);

/** What a buyer wants of mails and the calendar. A buyer without a row wants the usual. */
export const planningWishes = pgTable("planning_wishes", {
  userId: integer("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Since when no reminders are sent but the last one before a date; null for all reminders. */
  mutedAt: moment("muted_at"),
  /** Addresses of the calendar that name another number have ended. */
  calendarNumber: integer("calendar_number").notNull().default(1),
});

/** How a project reminds. A project without a row reminds as usual. */
export const planningProjects = pgTable("planning_projects", {
  projectId: integer("project_id")
    .primaryKey()
    .references(() => projects.id, { onDelete: "cascade" }),
  /** Days before a last day, the longest first; empty for no reminders. */
  distances: integer("distances")
    .array()
    .notNull()
    .default(sql`'{}'`),
});
