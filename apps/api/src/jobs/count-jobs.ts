import type { Pool } from "pg";

/** Number of jobs that are not completed, by queue; empty queues are left out. */
export async function countJobs(pool: Pool): Promise<ReadonlyMap<string, number>> {
  const { rows } = await pool.query<{ readonly name: string; readonly n: number }>(
    "select name, count(*)::int as n from pgboss.job where state < 'completed' group by name",
  );
  return new Map(rows.map(({ name, n }) => [name, n]));
}
