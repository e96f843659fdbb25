import { sql } from "drizzle-orm";
import { getReadiness } from "@showroom/api-contract/endpoints/system";
import { operation } from "../../kernel/operation.ts";
import { ProblemError } from "../../kernel/problem.ts";

/** Ready when the database answers; its schema was brought up to date before the process listened. */
export const getReadinessOperation = operation(getReadiness, async ({ app }) => {
  try {
    await app.db.execute(sql`select 1`);
  } catch {
    throw new ProblemError("not-ready", { retryAfterSeconds: 5 });
  }
  return { status: "ok" as const };
});
