import { sql } from "drizzle-orm";
import { bigserial, check, date, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { Part } from "@showroom/domain/closing-date/closing-date";
import { projects } from "./catalogue.ts";
import { writtenAt } from "./columns.ts";
import { homes } from "./homes.ts";

/** A day in Dutch time, such as `2026-12-11`. */
const day = (name: string) => date(name, { mode: "string" });

/** Until when the buyers of a phase may choose in a part. */
export const closingDates = pgTable(
  "closing_dates",
  {
    projectId: integer("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    /** The phase of homes; empty for homes without one, and for buyers of a project without homes. */
    phase: text("phase").notNull(),
    part: text("part").$type<Part>().notNull(),
    lastDay: day("last_day").notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.phase, table.part] })],
);

/** Another last day for one home. */
export const closingExceptions = pgTable(
  "closing_exceptions",
  {
    homeId: integer("home_id")
      .notNull()
      .references(() => homes.id, { onDelete: "cascade" }),
    part: text("part").$type<Part>().notNull(),
    lastDay: day("last_day").notNull(),
    /** In the words of the author, for the buyer too. */
    reason: text("reason").notNull(),
  },
  (table) => [primaryKey({ columns: [table.homeId, table.part] })],
);

/** The changes of dates and exceptions. */
export const closingChanges = pgTable(
  "closing_changes",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    projectId: integer("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    /** Of a date; null for an exception. */
    phase: text("phase"),
    /** Of an exception; null for a date. */
    homeId: integer("home_id").references(() => homes.id, { onDelete: "cascade" }),
    part: text("part").$type<Part>().notNull(),
    /** Null for none. */
    before: day("before"),
    after: day("after"),
    reason: text("reason"),
    at: writtenAt("at"),
    /** Id of the user. No foreign key, because the entry outlives the account. */
    actorId: integer("actor_id").notNull(),
  },
  (table) => [
    index("closing_changes_project").on(table.projectId, table.id),
    index("closing_changes_home").on(table.homeId),
    check("closing_changes_subject", sql`(${table.phase} is null) <> (${table.homeId} is null)`),
  ],
);
