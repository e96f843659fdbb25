import { sql } from "drizzle-orm";
import { getReadiness } from "@showroom/api-contract/endpoints/system";
import { operation } from "../../kernel/operation.ts";
import { ProblemError } from "../../kernel/problem.ts";

const RETRY_AFTER = 5;

/**
 * Ready when the database responds and the process is not about to stop. The schema was migrated before the process
 * listened.
 */
export const getReadinessOperation = operation(getReadiness, async ({ app }) => {
  if (app.health.isDraining()) throw new ProblemError("not-ready", { retryAfterSeconds: RETRY_AFTER });
  try {
    await app.db.execute(sql`select 1`);
  } catch {
    throw new ProblemError("not-ready", { retryAfterSeconds: RETRY_AFTER });
  }
  const parts = Object.entries(app.health.parts()).map(([name, { state }]) => [name, state] as const);
  return { status: "ok" as const, ...(parts.length > 0 && { parts: Object.fromEntries(parts) }) };
});
