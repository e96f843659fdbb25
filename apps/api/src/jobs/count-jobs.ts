import type { Pool } from "pg";

/** Jobs that are not done yet, by their queue; a queue without any is left out. */
export async function countJobs(pool: Pool): Promise<ReadonlyMap<string, number>> {
  const { rows } = await pool.query<{ readonly name: string; readonly n: number }>(
    "select name, count(*)::int as n from pgboss.job where state < 'completed' group by name",
  );
  return new Map(rows.map(({ name, n }) => [name, n]));
}
