import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { failedJobSchema } from "../entities/failed-job.ts";

const jobParams = z.object({ jobId: z.uuid() });

export const listFailedJobs = defineEndpoint({
  name: "failedJobs.list",
  summary: "Background jobs that failed for good, oldest first",
  method: "GET",
  path: "/api/staff/failed-jobs",
  access: { kind: "admin" },
  status: 200,
  response: z.object({ items: z.array(failedJobSchema) }),
  problems: [],
});

export const retryFailedJob = defineEndpoint({
  name: "failedJobs.retry",
  summary: "Queue a failed job again, with all its attempts",
  method: "POST",
  path: "/api/staff/failed-jobs/{jobId}/retry",
  access: { kind: "admin" },
  changes: "neither",
  params: jobParams,
  status: 204,
  problems: [],
});

export const discardFailedJob = defineEndpoint({
  name: "failedJobs.discard",
  summary: "Delete a failed job, which is then never done",
  method: "DELETE",
  path: "/api/staff/failed-jobs/{jobId}",
  access: { kind: "admin" },
  changes: "neither",
  params: jobParams,
  status: 204,
  problems: [],
});
