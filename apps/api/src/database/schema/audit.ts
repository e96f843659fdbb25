import { bigserial, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** What staff did with the data of persons. */
export type AuditAction =
  | "viewed-as-buyer"
  | "downloaded-order-list"
  | "exported-person"
  | "erased-person"
  | "disabled-account"
  | "enabled-account";

/** Who looked at or took personal data, and when. Triggers let the application add rows and nothing else. */
export const auditLog = pgTable(
  "audit_log",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    at: moment("at").notNull().defaultNow(),
    /** The user who did it; null for somebody at the command line. No foreign key: the entry outlives the account. */
    actorId: integer("actor_id"),
    actorRole: text("actor_role"),
    action: text("action").$type<AuditAction>().notNull(),
    /** Whose data; null where they are a project's. */
    subjectId: integer("subject_id"),
    projectId: integer("project_id"),
    details: jsonb("details").$type<Readonly<Record<string, string>>>().notNull().default({}),
  },
  (table) => [index("audit_log_subject").on(table.subjectId, table.at), index("audit_log_at").on(table.at)],
);
