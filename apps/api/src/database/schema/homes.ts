import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { houseTypes, projects } from "./catalogue.ts";
import { moment, writtenAt } from "./columns.ts";

/** The homes of a project. Buyers belong to one by their building number; see decision 0072. */
export const homes = pgTable(
  "homes",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    projectId: integer("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    buildNumber: text("build_number").notNull(),
    /** Null for a home that was made for a buyer without one. It may have been retired since. */
    houseTypeId: integer("house_type_id").references(() => houseTypes.id),
    /** The block of the building schedule, by its name; null for none. */
    phase: text("phase"),
    address: text("address"),
    /** Since when nobody else can be invited; null for a home that is open. */
    closedAt: moment("closed_at"),
    /** Counts the changes. A change names the version that its author saw. */
    version: integer("version").notNull().default(1),
    createdAt: writtenAt("created_at"),
  },
  (table) => [
    uniqueIndex("homes_build_number").on(table.projectId, sql`lower(${table.buildNumber})`),
    index("homes_house_type").on(table.houseTypeId),
  ],
);
