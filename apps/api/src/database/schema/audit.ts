import { bigserial, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { writtenAt } from "./columns.ts";

/** Actions of staff with personal data, with what was meant for a person, and with whole projects. */
export type AuditAction =
  | "viewed-as-buyer"
  | "prepared-for-buyer"
  | "downloaded-order-list"
  | "downloaded-offer"
  | "downloaded-request"
  | "reopened-submission"
  | "submitted-for-buyer"
  | "exported-person"
  | "exported-documents"
  | "erased-person"
  | "changed-project-state"
  | "deleted-project"
  | "disabled-account"
  | "enabled-account"
  | "second-factor-added"
  | "second-factor-removed"
  | "reset-second-factor"
  | "renewed-recovery-codes"
  | "used-recovery-code"
  | "saved-homes"
  | "changed-home"
  | "changed-reminders"
  | "invited-buyer"
  | "invited-buyer-again"
  | "corrected-invited-address"
  | "withdrew-invitation"
  | "ended-purchase"
  | "moved-buyers"
  | "offered-appointments"
  | "withdrew-appointment"
  | "changed-appointment"
  | "added-webhook"
  | "changed-webhook"
  | "rotated-webhook-secret"
  | "removed-webhook"
  | "saved-contract-terms"
  | "made-offer"
  | "proposed-change"
  | "refused-change-request"
  | "answered-question"
  | "closed-question"
  | "withdrew-offer"
  | "accepted-offer"
  | "signed-offer"
  | "declined-offer"
  | "divided-offer"
  | "settled-request"
  | "let-standard-stand"
  | "reminded-buyers"
  | "changed-home-note"
  | "retried-job"
  | "discarded-job";

/** Log of access to personal data. Triggers allow the application only to insert rows. */
export const auditLog = pgTable(
  "audit_log",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    at: writtenAt("at"),
    /** Id of the user; null for the command line. No foreign key, because the entry outlives the account. */
    actorId: integer("actor_id"),
    actorRole: text("actor_role"),
    action: text("action").$type<AuditAction>().notNull(),
    /** Id of the person whose data it was; null for a whole project. */
    subjectId: integer("subject_id"),
    projectId: integer("project_id"),
    details: jsonb("details").$type<Readonly<Record<string, string>>>().notNull().default({}),
  },
  (table) => [index("audit_log_subject").on(table.subjectId, table.at), index("audit_log_at").on(table.at)],
);
