import { JOB_SCHEMAS } from "@showroom/service/job-schemas";
import type { Pool } from "pg";

/** Number of jobs that are not completed, by queue, of the API and of render hubs; empty queues are left out. */
export async function countJobs(pool: Pool): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const schema of Object.values(JOB_SCHEMAS)) {
    const { rows: found } = await pool.query("select 1 where to_regclass($1) is not null", [`${schema}.job`]);
    // Without render workers there is no queue of renders.
    if (found.length === 0) continue;
    const { rows } = await pool.query<{ readonly name: string; readonly n: number }>(
      // Each worker has a queue of its own; together they count as one.
      `select regexp_replace(name, '^render[.].*', 'render') as name, count(*)::int as n from ${schema}.job where state < 'completed' group by 1`,
    );
    for (const { name, n } of rows) counts.set(name, n);
  }
  return counts;
}
