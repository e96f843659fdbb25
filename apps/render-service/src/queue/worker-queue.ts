import { randomBytes } from "node:crypto";
import type { PgBoss } from "pg-boss";
import { createWorkerQueue } from "./render-job.ts";

const PREFIX = "render.worker.";
/** Milliseconds between two signs of life of a worker, and after which its queue is removed. */
const SIGN_EVERY = 60_000;
const GONE_AFTER = 5 * 60_000;

/** The queue with the jobs for one worker, by the worker's name. */
export const workerQueue = (worker: string): string => PREFIX + worker;

export interface OwnQueue {
  /** Name of this worker. */
  readonly worker: string;
  readonly name: string;
  /** Removes the queue. */
  readonly close: () => Promise<void>;
}

/** Opens a queue for the jobs of this worker alone, and removes those of workers that are gone. */
export async function openOwnQueue(boss: PgBoss, onError: (error: unknown) => void): Promise<OwnQueue> {
  const worker = randomBytes(8).toString("hex");
  const name = workerQueue(worker);

  async function showLife(): Promise<void> {
    await createWorkerQueue(boss, name);
    // An update is recorded with its time.
    await boss.updateQueue(name, { retryLimit: 0 });
  }

  async function removeGone(): Promise<void> {
    for (const queue of await boss.getQueues())
      if (queue.name.startsWith(PREFIX) && Date.now() - queue.updatedOn.getTime() > GONE_AFTER)
        await boss.deleteQueue(queue.name);
  }

  await showLife();
  await removeGone();
  const timer = setInterval(() => {
    showLife().then(removeGone).catch(onError);
  }, SIGN_EVERY);
  timer.unref();
  return {
    worker,
    name,
    async close() {
      clearInterval(timer);
      // Without a database it is removed by another worker.
      await boss.deleteQueue(name).catch(onError);
    },
  };
}
