import { customType, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { projects } from "./catalogue.ts";
import { moment } from "./columns.ts";

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => "bytea" });

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
    content: bytes("content").notNull(),
    /** Public ids in the image store, by path in the bundle. */
    files: jsonb("files").$type<Readonly<Record<string, string>>>().notNull(),
    stagedAt: moment("staged_at").notNull().defaultNow(),
    stagedBy: integer("staged_by").references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [
    index("staged_catalogues_project").on(table.projectId),
    index("staged_catalogues_staged_by").on(table.stagedBy),
  ],
);
