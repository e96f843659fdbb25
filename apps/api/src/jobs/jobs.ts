import { normaliseEmail } from "@showroom/domain/validation/email";
import type pg from "pg";
import { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import { traced } from "@showroom/service/telemetry/tracing";
import { JOB_SCHEMAS } from "@showroom/service/job-schemas";
import {
  createDeadLetterQueue,
  DEAD_LETTERS,
  discardDeadLetter,
  listDeadLetters,
  retryDeadLetter,
  type DeadLetter,
} from "./dead-letters.ts";
import type { JobData, JobName } from "./job-data.ts";

/** `isLastAttempt`: a failure is final. */
export type JobHandlers = {
  readonly [Name in JobName]: (data: JobData[Name], isLastAttempt: boolean) => Promise<void>;
};

/** Jobs whose last attempt failed. */
export interface FailedJobs {
  /** Oldest first. */
  readonly list: () => Promise<DeadLetter[]>;
  /** Queues the job again, with all its attempts. */
  readonly retry: (job: DeadLetter) => Promise<void>;
  /** Deletes the job. */
  readonly discard: (job: DeadLetter) => Promise<void>;
}

export interface Jobs {
  readonly failed: FailedJobs;
  /** Queues a job; within a transaction, it is queued only on commit. It runs after `at`, or at once. */
  readonly send: <Name extends JobName>(
    name: Name,
    data: JobData[Name],
    client?: pg.PoolClient,
    at?: Date,
  ) => Promise<void>;
  /** Starts running jobs in this process. */
  readonly work: (handlers: JobHandlers) => Promise<void>;
  /** Waits for running jobs, then stops. */
  readonly stop: () => Promise<void>;
}

/** A job whose last attempt failed goes to the dead letters. */
const MAIL = {
  notify: true,
  deadLetter: DEAD_LETTERS,
  retryLimit: 16,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3600,
} as const;
/** The render service may be away for a day: the pauses grow to four hours, and the last attempt is after two days. */
const PICTURES = {
  notify: true,
  deadLetter: DEAD_LETTERS,
  retryLimit: 20,
  retryDelay: 20,
  retryBackoff: true,
  retryDelayMax: 4 * 3600,
} as const;
/** Another system may be away for days: the pauses grow to six hours, and the last attempt is after three days. */
const WEBHOOKS = {
  notify: true,
  deadLetter: DEAD_LETTERS,
  retryLimit: 20,
  retryDelay: 15,
  retryBackoff: true,
  retryDelayMax: 6 * 3600,
} as const;
const QUEUES = {
  "mail.password-reset": MAIL,
  "mail.guessing-warning": MAIL,
  "mail.code-warning": MAIL,
  "mail.confirmation": MAIL,
  "mail.submission": MAIL,
  "mail.request": MAIL,
  "mail.request-digest": MAIL,
  "mail.reopened": MAIL,
  "mail.offer": MAIL,
  "mail.offer-withdrawn": MAIL,
  "mail.offer-divided": MAIL,
  "mail.offer-code": MAIL,
  "mail.offer-receipt": MAIL,
  "mail.offer-agreed": MAIL,
  "mail.offer-answer": MAIL,
  "mail.change-request": MAIL,
  "mail.change-refused": MAIL,
  "mail.appointment": MAIL,
  "mail.appointment-showroom": MAIL,
  "mail.planning": MAIL,
  "mail.reminder": MAIL,
  "mail.questions": MAIL,
  "mail.purchase-ended": MAIL,
  "mail.buyer-left": MAIL,
  "mail.buyers-moved": MAIL,
  "mail.invitation": MAIL,
  "mail.contact-question": MAIL,
  "mail.catalogue-refused": MAIL,
  "webhook.deliver": WEBHOOKS,
  "webhooks.closings": { deadLetter: DEAD_LETTERS, retryLimit: 1 },
  "pictures.keep": PICTURES,
  "offers.at-once": MAIL,
  "catalogue.publish": { notify: true, deadLetter: DEAD_LETTERS, retryLimit: 3, retryDelay: 30 },
  "demo.offers": { deadLetter: DEAD_LETTERS, retryLimit: 1 },
  "mail.bounces": { deadLetter: DEAD_LETTERS, retryLimit: 0 },
  "requests.tell": { deadLetter: DEAD_LETTERS, retryLimit: 1 },
  "planning.tell": { deadLetter: DEAD_LETTERS, retryLimit: 1 },
  "maintenance.cleanup": { deadLetter: DEAD_LETTERS, retryLimit: 1 },
} as const satisfies Readonly<Record<JobName, object>>;
/**
 * Polling interval in seconds. A poll takes one job, and the default interval would delay further jobs by half a
 * minute.
 */
const LOOK_AGAIN_SECONDS = 2;
const HOUR_SECONDS = 60 * 60;
const DAY_SECONDS = 24 * 60 * 60;
/** Jobs that are queued at most once per period for the same key. */
const ONCE_IN_A_WHILE: { readonly [Name in JobName]?: (data: JobData[Name]) => object } = {
  "mail.guessing-warning": ({ email }) => ({ singletonKey: normaliseEmail(email), singletonSeconds: 600 }),
  "mail.code-warning": ({ userId }) => ({ singletonKey: String(userId), singletonSeconds: DAY_SECONDS }),
  // While no mail can be sent, the hourly job does not fill the queue.
  "mail.planning": ({ userId }) => ({ singletonKey: String(userId), singletonSeconds: 3 * HOUR_SECONDS }),
  "mail.questions": ({ projectId }) => ({ singletonKey: String(projectId), singletonSeconds: HOUR_SECONDS }),
};
const NAMES = Object.keys(QUEUES) as JobName[];

/** Creates the missing queues. */
export async function createQueues(boss: PgBoss): Promise<void> {
  await createDeadLetterQueue(boss);
  for (const name of NAMES) {
    await boss.createQueue(name, QUEUES[name]);
    // Updates a queue that an earlier version created.
    await boss.updateQueue(name, { deadLetter: DEAD_LETTERS, retryLimit: QUEUES[name].retryLimit });
  }
}

/** Opens the queue for a command, without running jobs or maintenance. */
export async function openQuietQueue<Result>(
  databaseUrl: string,
  schema: string,
  work: (boss: PgBoss) => Promise<Result>,
): Promise<Result> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema,
    max: 2,
    application_name: "showroom-command",
    supervise: false,
    schedule: false,
  });
  boss.on("error", (error) => process.stderr.write(`${error.message}\n`));
  await boss.start();
  try {
    return await work(boss);
  } finally {
    await boss.stop({ graceful: false });
  }
}

type Queued = Pick<Jobs, "send">;

const sendTo = (boss: PgBoss): Queued["send"] =>
  async function send(name, data, client, at) {
    const db = client && { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
    await boss.send(name, data, {
      ...(db ? { db } : {}),
      ...(at ? { startAfter: at } : {}),
      ...ONCE_IN_A_WHILE[name]?.(data),
    });
  };

/** Queues jobs for a command: the running product does them, or the next one that starts. */
export const jobsOfCommand = (databaseUrl: string): Queued => ({
  send: (...job) =>
    openQuietQueue(databaseUrl, JOB_SCHEMAS.api, async (boss) => {
      await createQueues(boss);
      await sendTo(boss)(...job);
    }),
});

/** Opens the queue in the application's PostgreSQL. */
export async function openJobs(databaseUrl: string, pool: pg.Pool, log: Logger): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: JOB_SCHEMAS.api,
    max: 3,
    application_name: "showroom-jobs",
    useListenNotify: true,
  });
  boss.on("error", (error) => log.error({ err: error }, "job queue error"));
  await boss.start();
  await createQueues(boss);
  const run = async <Name extends JobName>(name: Name, handler: JobHandlers[Name]): Promise<void> => {
    const options = { notifyPollingIntervalSeconds: LOOK_AGAIN_SECONDS, includeMetadata: true } as const;
    let worker = "";
    worker = await boss.work<JobData[Name], void, typeof options>(name, options, async (jobs) => {
      // More may wait, as after an invitation of everybody: the next one is taken without a pause.
      boss.notifyWorker(worker);
      for (const job of jobs) {
        try {
          const isLast = job.retryCount >= job.retryLimit;
          await traced(`job ${name}`, { kind: "consumer", carrier: {} }, () => handler(job.data, isLast));
        } catch (error) {
          log.error({ err: error, job: name, jobId: job.id }, "job failed");
          throw error;
        }
      }
    });
  };
  return {
    failed: {
      list: () => listDeadLetters(boss),
      retry: (job) => retryDeadLetter(boss, pool, job),
      discard: (job) => discardDeadLetter(boss, job),
    },
    send: sendTo(boss),
    work: async (handlers) => {
      for (const name of NAMES) await run(name, handlers[name]);
      // By day only, so that nobody is woken by a mail.
      await boss.schedule("planning.tell", "7 9-19 * * *", {}, { tz: "Europe/Amsterdam" });
      await boss.schedule("requests.tell", "0 8 * * *", {}, { tz: "Europe/Amsterdam" });
      await boss.schedule("mail.bounces", "*/10 * * * *", {});
      await boss.schedule("webhooks.closings", "3 * * * *", {}, { tz: "Europe/Amsterdam" });
      await boss.schedule("maintenance.cleanup", "17 3 * * *", {});
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}
