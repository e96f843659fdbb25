import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { projects } from "./catalogue.ts";
import { writtenAt } from "./columns.ts";

export const contactQuestions = pgTable(
  "contact_questions",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    projectId: integer("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    email: text("email").notNull(),
    phoneNumber: text("phone_number").notNull(),
    remarks: text("remarks").notNull(),
    createdAt: writtenAt("created_at"),
  },
  (table) => [index("contact_questions_project").on(table.projectId, table.createdAt)],
);
