import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { CatalogueFinding } from "@showroom/api-contract/entities/catalogue";
import type { CatalogueQuestion } from "@showroom/domain/catalogue-change/catalogue-difference";
import { users } from "./accounts.ts";
import { projects } from "./catalogue.ts";
import { fileBytes, moment, writtenAt } from "./columns.ts";

interface AgreedChange {
  readonly findings: readonly CatalogueFinding[];
  readonly questions: readonly CatalogueQuestion[];
}

/**
 * An uploaded catalogue that was checked and is not published. Its compiled form is the version with the revision
 * `-id`, which only previews read.
 */
export const stagedCatalogues = pgTable(
  "staged_catalogues",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    projectId: integer("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    /** The project's revision at the check. */
    baseRevision: integer("base_revision").notNull(),
    fileName: text("file_name").notNull(),
    /** The workbook or `bundle.json`. */
    content: fileBytes("content").notNull(),
    /** Public ids in the image store, by path in the bundle. */
    files: jsonb("files").$type<Readonly<Record<string, string>>>().notNull(),
    stagedAt: writtenAt("staged_at"),
    stagedBy: integer("staged_by").references(() => users.id, { onDelete: "set null" }),
    /** When it is published; null without a plan. */
    plannedAt: moment("planned_at"),
    plannedBy: integer("planned_by").references(() => users.id, { onDelete: "set null" }),
    /** What the check found when it was planned. */
    agreed: jsonb("agreed").$type<AgreedChange>(),
    /** Why its planned publication did not happen. */
    refusal: jsonb("refusal").$type<CatalogueFinding[]>(),
  },
  (table) => [
    index("staged_catalogues_project").on(table.projectId),
    index("staged_catalogues_staged_by").on(table.stagedBy),
    index("staged_catalogues_planned_by").on(table.plannedBy),
  ],
);
