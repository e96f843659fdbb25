import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { RequestMails } from "@showroom/domain/staff/day-item";
import { users } from "./accounts.ts";
import { projects } from "./catalogue.ts";
import { moment, writtenAt } from "./columns.ts";

/** What staff decided about rows of the day list. A row without a mark is everybody's. */
export const dayMarks = pgTable(
  "day_marks",
  {
    projectId: integer("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    /** Of the row: its kind and what it is about. */
    key: text("key").notNull(),
    /** Who does it; null for everybody. */
    givenTo: integer("given_to").references(() => users.id, { onDelete: "set null" }),
    /** When it was set aside; null for a row that is on the list. */
    settledAt: moment("settled_at"),
    changedAt: writtenAt("changed_at"),
    /** Id of the user. No foreign key, because the mark outlives the account. */
    changedBy: integer("changed_by").notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.key] }), index("day_marks_given_to").on(table.givenTo)],
);

/** What staff keep about the home of a buyer, by the owner of its choices. Buyers never see it. */
export const homeNotes = pgTable("home_notes", {
  userId: integer("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  words: text("words").notNull().default(""),
  /** Counts the changes of the words. A change names the version that its author saw. */
  version: integer("version").notNull().default(0),
  changedAt: moment("changed_at"),
  changedByName: text("changed_by_name").notNull().default(""),
  /** When somebody of the showroom reminded the buyers of the home last. */
  remindedAt: moment("reminded_at"),
});

/** What a member of staff wants of the day list. Somebody without a row is there and wants no mails. */
export const staffWishes = pgTable(
  "staff_wishes",
  {
    userId: integer("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    requestMails: text("request_mails").$type<RequestMails>().notNull().default("none"),
    /** The newest confirmation that a digest told of. */
    toldUpTo: integer("told_up_to").notNull().default(0),
    /** The last day out of office, in Dutch time; null for nobody who is away. */
    awayUntil: date("away_until", { mode: "string" }),
    /** Who does the work meanwhile; null for everybody. */
    deputyId: integer("deputy_id").references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [
    index("staff_wishes_deputy").on(table.deputyId),
    check("staff_wishes_deputy_other", sql`${table.deputyId} <> ${table.userId}`),
  ],
);
