import type { Asker } from "../kernel/asker.ts";
import type { Queries } from "../database/database.ts";
import { auditLog, type AuditAction } from "../database/schema/audit.ts";

interface AuditFacts {
  readonly action: AuditAction;
  /** Whose data; absent where they are a whole project's. */
  readonly subjectId?: number;
  readonly projectId?: number;
  readonly details?: Readonly<Record<string, string>>;
}

/** Notes that somebody looked at or took personal data. Null stands for whoever runs a command on the server. */
export async function recordAudit(db: Queries, asker: Asker | null, facts: AuditFacts): Promise<void> {
  const actor = asker?.kind === "user" ? { actorId: asker.user.id, actorRole: asker.user.role } : {};
  await db.insert(auditLog).values({ ...actor, ...facts });
}
