import type { Asker } from "../kernel/asker.ts";
import type { Queries } from "../database/database.ts";
import { auditLog, type AuditAction } from "../database/schema/audit.ts";

interface AuditFacts {
  readonly action: AuditAction;
  /** User whose data was read; absent for the data of a whole project. */
  readonly subjectId?: number;
  readonly projectId?: number;
  readonly details?: Readonly<Record<string, string>>;
}

/**
 * Records in the audit log that somebody viewed or downloaded personal data. `asker` is null for a command on the
 * server.
 */
export async function recordAudit(db: Queries, asker: Asker | null, facts: AuditFacts): Promise<void> {
  const actor = asker?.kind === "user" ? { actorId: asker.user.id, actorRole: asker.user.role } : {};
  await db.insert(auditLog).values({ ...actor, ...facts });
}
