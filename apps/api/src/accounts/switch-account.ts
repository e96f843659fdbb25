import { eq } from "drizzle-orm";
import { now } from "@showroom/service/clock";
import type { Queries } from "../database/database.ts";
import { users } from "../database/schema/accounts.ts";
import type { Asker } from "../kernel/asker.ts";
import { recordAudit } from "./audit.ts";
import { endSessions } from "./sessions.ts";

/**
 * Disables an account, which ends its sessions at once, or enables it again. `asker` is null for a command on the
 * server.
 */
export async function setAccountEnabled(
  tx: Queries,
  asker: Asker | null,
  userId: number,
  isEnabled: boolean,
): Promise<void> {
  await tx
    .update(users)
    .set({ disabledAt: isEnabled ? null : now() })
    .where(eq(users.id, userId));
  if (!isEnabled) await endSessions(tx, userId, "disabled");
  await recordAudit(tx, asker, { action: isEnabled ? "enabled-account" : "disabled-account", subjectId: userId });
}
