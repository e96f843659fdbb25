import { renderCatalogueSchema, renderRequestSchema } from "@showroom/api-contract/render";
import { openEventChannel, type EventChannel, type EventChannelOptions } from "@showroom/pg-events/event-channel";
import type { PgBoss } from "pg-boss";
import { z } from "zod";

/**
 * Jobs for any worker. Of the jobs with one view, only one is made at a time: the next finds the light that was solved.
 * A worker of the release before would fail a job that it cannot read, so jobs of another form have a queue of another name
 * (`render-job.test.ts`): they wait there for a worker that can.
 */
export const SOLVE_QUEUE = "render.solve.2";
/**
 * Jobs for any worker that are only the first picture of a view, so that it waits for no light. When it is made, the hub sends the rest to
 * `SOLVE_QUEUE`. Workers of a release before this queue take nothing from it.
 */
export const FIRST_QUEUE = "render.first";
/** The queue of hubs of the release before. */
export const FORMER_QUEUE = "render.solve";

/** Data of a job: the request, its catalogue version, and where it came from. */
export const renderJobSchema = z.object({
  request: renderRequestSchema,
  catalogue: renderCatalogueSchema.pick({ projectId: true, revision: true }),
  /** Absent in jobs of hubs of an earlier version. */
  origin: z.object({ requestId: z.string(), userId: z.string(), trace: z.record(z.string(), z.string()) }).optional(),
  /** The part that is wanted. Absent for the whole; a worker of the release before always makes that. */
  part: z.enum(["first", "refinement"]).optional(),
});

export type RenderJob = z.output<typeof renderJobSchema>;

const jobId = z.uuid();

/** Events of a job, between workers and hub nodes. */
const renderEventSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("picture"),
    jobId,
    picture: z.object({
      name: z.string(),
      stage: z.enum(["preview", "refined", "final"]),
      width: z.number(),
      height: z.number(),
    }),
  }),
  z.object({ kind: z.literal("taken"), jobId }),
  /** A worker that stops leaves this job to others. */
  z.object({ kind: z.literal("returned"), jobId }),
  z.object({
    kind: z.literal("done"),
    jobId,
    /** The worker that now knows the view. Absent when the picture was already stored. */
    knows: z.object({ worker: z.string(), viewKey: z.string() }).optional(),
  }),
  z.object({ kind: z.literal("failed"), jobId, reason: z.string().max(500) }),
  /** No client waits for this job any more. */
  z.object({ kind: z.literal("unwanted"), jobId }),
]);
export type RenderEvent = z.infer<typeof renderEventSchema>;

/** The channel that hub nodes and workers share. */
export const openRenderEvents = (
  options: Pick<EventChannelOptions<RenderEvent>, "databaseUrl" | "onEvent" | "onResync" | "onError">,
): Promise<EventChannel<RenderEvent>> =>
  openEventChannel({ ...options, name: "render_events", parse: (value) => renderEventSchema.parse(value) });

const JOBS = {
  notify: true,
  retryLimit: 2,
  heartbeatSeconds: 10,
  expireInSeconds: 120,
  retentionSeconds: 600,
  deleteAfterSeconds: 600,
} as const;

/** Creates the shared queues that are missing. A worker that dies misses its heartbeats, and another one takes its job. */
export async function createRenderQueues(boss: PgBoss): Promise<void> {
  for (const queue of [FORMER_QUEUE, FIRST_QUEUE, SOLVE_QUEUE])
    await boss.createQueue(queue, { ...JOBS, policy: "singleton" });
}

/** Creates the queue of one worker. Its jobs are not retried there, because no other worker takes them. */
export async function createWorkerQueue(boss: PgBoss, queue: string): Promise<void> {
  await boss.createQueue(queue, { ...JOBS, retryLimit: 0 });
}
