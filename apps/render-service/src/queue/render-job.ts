import { renderCatalogueSchema, renderRequestSchema } from "@showroom/api-contract/render";
import { openEventChannel, type EventChannel, type EventChannelOptions } from "@showroom/pg-events/event-channel";
import type { PgBoss } from "pg-boss";
import { z } from "zod";

export const RENDER_QUEUE = "render";
/** Priority from which on jobs are quick, because their view is hot. Every worker keeps a slot for them besides its solves. */
export const COMPOSITE_PRIORITY = 10;
export const SOLVE_PRIORITY = 1;

/** Data of a job: the request, and its catalogue version. */
export const renderJobSchema = z.object({
  request: renderRequestSchema,
  catalogue: renderCatalogueSchema.pick({ projectId: true, revision: true }),
});

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
  z.object({ kind: z.literal("done"), jobId }),
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

/** Creates the queue if it is missing. A worker that dies misses its heartbeats, and another one takes its job. */
export async function createRenderQueue(boss: PgBoss): Promise<void> {
  await boss.createQueue(RENDER_QUEUE, {
    notify: true,
    retryLimit: 2,
    heartbeatSeconds: 10,
    expireInSeconds: 120,
    retentionSeconds: 600,
    deleteAfterSeconds: 600,
  });
}
