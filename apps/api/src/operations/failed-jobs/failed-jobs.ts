import { discardFailedJob, listFailedJobs, retryFailedJob } from "@showroom/api-contract/endpoints/failed-jobs";
import { withoutPersonalData } from "@showroom/service/safe-error";
import { recordAudit } from "../../accounts/audit.ts";
import type { DeadLetter } from "../../jobs/dead-letters.ts";
import type { AppContext } from "../../kernel/context.ts";
import { operation } from "../../kernel/operation.ts";
import { ProblemError } from "../../kernel/problem.ts";

async function findFailed({ jobs }: AppContext, id: string): Promise<DeadLetter> {
  const found = (await jobs.failed.list()).find((job) => job.id === id);
  if (!found) throw new ProblemError("not-found");
  return found;
}

export const listFailedJobsOperation = operation(listFailedJobs, async ({ app }) => {
  const jobs = await app.jobs.failed.list();
  return {
    items: jobs.map(({ id, name, queuedAt, failedAt, reason }) => ({
      id,
      queue: name,
      queuedAt: queuedAt.toISOString(),
      failedAt: failedAt.toISOString(),
      reason: withoutPersonalData(reason),
    })),
  };
});

export const retryFailedJobOperation = operation(retryFailedJob, async ({ app, asker, params }) => {
  const job = await findFailed(app, params.jobId);
  await recordAudit(app.db, asker, { action: "retried-job", details: { queue: job.name, jobId: job.id } });
  await app.jobs.failed.retry(job);
  return undefined;
});

export const discardFailedJobOperation = operation(discardFailedJob, async ({ app, asker, params }) => {
  const job = await findFailed(app, params.jobId);
  await recordAudit(app.db, asker, { action: "discarded-job", details: { queue: job.name, jobId: job.id } });
  await app.jobs.failed.discard(job);
  return undefined;
});
