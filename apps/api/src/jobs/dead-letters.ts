import type { Pool } from "pg";
import type { PgBoss } from "pg-boss";
import { inTransaction } from "../database/transaction.ts";

/** The queue of jobs that failed at their last try. Nobody takes them from it but an operator. */
export const DEAD_LETTERS = "dead-letters";
const DAY = 24 * 60 * 60;

/** A job that failed for good. */
export interface DeadLetter {
  readonly id: string;
  /** The job's name, by which it was queued. */
  readonly name: string;
  readonly data: object;
  /** What its last try said. */
  readonly reason: string;
  readonly queuedAt: Date;
  readonly failedAt: Date;
}

export async function createDeadLetterQueue(boss: PgBoss): Promise<void> {
  await boss.createQueue(DEAD_LETTERS, { retentionSeconds: 90 * DAY });
}

const reasonOf = (output: object | null): string =>
  output !== null && "message" in output && typeof output.message === "string" ? output.message : "unknown";

/** Every job that failed for good, oldest first. */
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

/** Queues a job anew, with all its tries, and removes its dead letter: both or neither. */
export async function retryDeadLetter(boss: PgBoss, pool: Pool, { id, name, data }: DeadLetter): Promise<void> {
  await inTransaction(pool, async ({ client }) => {
    const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
    await boss.send(name, data, { db });
    await boss.deleteJob(DEAD_LETTERS, id, { db });
  });
}
