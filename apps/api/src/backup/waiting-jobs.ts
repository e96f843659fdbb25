import type { ClientBase } from "pg";
import type { PgBoss } from "pg-boss";
import { waitingJobSchema, type WaitingJob } from "./backup-format.ts";

/** Whether a job is of the product. The job library has queues of its own, which a new database lacks; it makes their jobs again. */
const isOfProduct = ({ name }: WaitingJob): boolean => !name.startsWith("__pgboss__");

/** Jobs that are not completed. Scheduled jobs are left out, because they are created again. */
export async function readWaitingJobs(client: ClientBase): Promise<WaitingJob[]> {
  const { rows: found } = await client.query("select 1 where to_regclass('pgboss.job') is not null");
  if (found.length === 0) return [];
  const { rows } = await client.query<{ readonly job: unknown }>(
    `select json_build_object('id', id, 'name', name, 'data', data, 'startAfter', start_after, 'sourceName', source_name,
       'sourceCreatedOn', source_created_on, 'output', output) as job
     from pgboss.job where state < 'completed' and name not like 'maintenance.%' order by id`,
  );
  return rows.map(({ job }) => waitingJobSchema.parse(job)).filter(isOfProduct);
}

/** Replaces the queued jobs, in the transaction of `client`. Older backups may contain jobs of the library, which are skipped. */
export async function writeWaitingJobs(boss: PgBoss, client: ClientBase, jobs: readonly WaitingJob[]): Promise<void> {
  const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
  await client.query("delete from pgboss.job");
  for (const { id, name, data, startAfter, sourceName, sourceCreatedOn, output } of jobs.filter(isOfProduct)) {
    await boss.send(name, data, { db, id, startAfter });
    await client.query(
      "update pgboss.job set source_name = $2, source_created_on = $3, output = $4 where id = $1 and name = $5",
      [id, sourceName, sourceCreatedOn, JSON.stringify(output ?? null), name],
    );
  }
}
