import type { Pool } from "pg";
import type { PgBoss } from "pg-boss";
import { inTransaction } from "../database/transaction.ts";

/** The queue of jobs whose last attempt failed. Only an operator removes jobs from it. */
export const DEAD_LETTERS = "dead-letters";
const DAY = 24 * 60 * 60;

/** A job that failed permanently. */
export interface DeadLetter {
  readonly id: string;
  /** Name of its original queue. */
  readonly name: string;
  readonly data: object;
  /** Error of its last attempt. */
  readonly reason: string;
  readonly queuedAt: Date;
  readonly failedAt: Date;
}

export async function createDeadLetterQueue(boss: PgBoss): Promise<void> {
  await boss.createQueue(DEAD_LETTERS, { retentionSeconds: 90 * DAY });
}

const reasonOf = (output: object | null): string =>
  output !== null && "message" in output && typeof output.message === "string" ? output.message : "unknown";

/** Deletes a dead letter. */
export const discardDeadLetter = async (boss: PgBoss, { id }: Pick<DeadLetter, "id">): Promise<void> => {
  await boss.deleteJob(DEAD_LETTERS, id);
};

/** All jobs that failed permanently, oldest first. */
export async function listDeadLetters(boss: PgBoss): Promise<DeadLetter[]> {
  const jobs = await boss.findJobs<object>(DEAD_LETTERS, { queued: true });
  return jobs
    .flatMap(({ id, data, output, sourceName, sourceCreatedOn, createdOn }) =>
      sourceName === null
        ? []
        : [
            {
              id,
              name: sourceName,
              data,
              reason: reasonOf(output),
              queuedAt: sourceCreatedOn ?? createdOn,
              failedAt: createdOn,
            },
          ],
    )
    .toSorted((one, other) => one.failedAt.getTime() - other.failedAt.getTime());
}

/** Queues a job again with all its attempts, and removes its dead letter, in one transaction. */
export async function retryDeadLetter(boss: PgBoss, pool: Pool, { id, name, data }: DeadLetter): Promise<void> {
  await inTransaction(pool, async ({ client }) => {
    const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
    await boss.send(name, data, { db });
    await boss.deleteJob(DEAD_LETTERS, id, { db });
  });
}
