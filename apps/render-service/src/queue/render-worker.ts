import { traced } from "@showroom/service/telemetry/tracing";
import { MOST_WAITING } from "@showroom/pg-events/event-channel";
import { watchSize } from "@showroom/service/watched-sizes";
import type { Job, PgBoss } from "pg-boss";
import { pictureName } from "../pictures/picture-names.ts";
import type { Pictures } from "../pictures/pictures.ts";
import type { ViewPreparer } from "../rendering/prepare-view.ts";
import type { Origin, Picture, PictureMaker } from "../rendering/prepared-view.ts";
import {
  createRenderQueues,
  FIRST_QUEUE,
  FORMER_QUEUE,
  openRenderEvents,
  renderJobSchema,
  SOLVE_QUEUE,
  type RenderEvent,
  type RenderJob,
} from "./render-job.ts";
import { unlessAborted } from "./unless-aborted.ts";
import { openOwnQueue } from "./worker-queue.ts";

/** How many jobs of each shared queue are made at once. While one first picture is made, the next is prepared. */
const MOST_SHARED = { [FORMER_QUEUE]: 1, [SOLVE_QUEUE]: 1, [FIRST_QUEUE]: 2 } as const;
/** How many jobs for this worker alone are made at once. Those of hot views pass others, whose light is first read from the disk. */
const MOST_OWN = 8;

export interface RenderWorkerOptions {
  /** Started. */
  readonly boss: PgBoss;
  readonly databaseUrl: string;
  readonly preparer: ViewPreparer;
  /** Makes pictures in this process. */
  readonly maker: PictureMaker;
  readonly store: Pictures;
  readonly secret: string;
  readonly onError: (error: unknown) => void;
  /** Called for each job that ended. */
  readonly onJob?: (job: EndedJob) => void;
}

export interface RenderWorker {
  /** Number of jobs that are made now, and its limit. */
  readonly running: number;
  readonly mostRunning: number;
  stop(): Promise<void>;
}

/** A job that this worker has ended. */
export interface EndedJob {
  readonly jobId: string;
  readonly origin: Origin | undefined;
  readonly outcome: "made" | "failed" | "stopped";
  /** Milliseconds. */
  readonly duration: number;
}

/**
 * Takes render jobs until stopped: first pictures and refinements for any worker, and jobs for this worker, which knows their views and makes
 * them quickly.
 */
export async function startRenderWorker(options: RenderWorkerOptions): Promise<RenderWorker> {
  const { boss, preparer, maker, store, secret, onError, onJob } = options;
  const running = new Map<string, { readonly queue: string; readonly abort: AbortController }>();
  const stopping = new AbortController();
  const channel = await openRenderEvents({
    databaseUrl: options.databaseUrl,
    onEvent: (event) => {
      if (event.kind === "unwanted") running.get(event.jobId)?.abort.abort();
    },
    onResync: () => void stopCancelled().catch(onError),
    onError,
  });
  watchSize("events-to-tell", MOST_WAITING, () => channel.waiting());
  await createRenderQueues(boss);
  const own = await openOwnQueue(boss, onError);

  /** Stops jobs that hub nodes cancelled while events were lost. */
  async function stopCancelled(): Promise<void> {
    for (const [jobId, { queue, abort }] of running) {
      const job = await boss.getJobById(queue, jobId);
      if (job?.state === "cancelled") abort.abort();
    }
  }

  /** Makes the picture of a job. Returns the event that says that it is done. */
  async function make(jobId: string, job: RenderJob, signal: AbortSignal): Promise<RenderEvent> {
    const { request, catalogue, part } = job;
    // Pictures are reported in order and before the end of the job.
    let told: Promise<void> = Promise.resolve();
    let isFinal = false;
    const tell = (picture: Picture): void => {
      isFinal ||= picture.stage === "final";
      told = told.then(() => channel.tell({ kind: "picture", jobId, picture }));
      told.catch(onError);
    };
    const asked = await preparer.prepare(request, catalogue);
    const name = pictureName(secret, asked.imageKey, "final");
    const isMade = (await store.get(name)) !== null;
    if (isMade) tell({ name, stage: "final", width: asked.view.width, height: asked.view.height });
    else await maker.make(await preparer.withKnownTextures(asked), tell, signal, part);
    await told;
    const knows = { worker: own.worker, viewKey: asked.viewKey };
    return { kind: "done", jobId, ...(isMade || !isFinal ? {} : { knows }) };
  }

  /** Leaves a job to other workers, while this one stops. Those of its own queue are sent again by their hub. */
  async function leave(queue: string, jobId: string, cause: unknown): Promise<never> {
    if (queue === own.name) await channel.tell({ kind: "returned", jobId });
    throw cause;
  }

  /** Reports a failed job without retrying it, since it would fail again. Only jobs of a worker that stops or dies go to another worker. */
  async function work(queue: string, job: Job): Promise<void> {
    const abort = new AbortController();
    running.set(job.id, { queue, abort });
    const startedAt = performance.now();
    let origin: Origin | undefined;
    const ended = (outcome: EndedJob["outcome"]): void =>
      onJob?.({ jobId: job.id, origin, outcome, duration: performance.now() - startedAt });
    try {
      // It may have been taken while this worker began to stop.
      stopping.signal.throwIfAborted();
      channel.tell({ kind: "taken", jobId: job.id }).catch(onError);
      const data = renderJobSchema.parse(job.data);
      origin = data.origin;
      const signal = AbortSignal.any([abort.signal, job.signal, stopping.signal]);
      const done = await traced(
        "worker render",
        { kind: "consumer", carrier: origin?.trace ?? {}, attributes: { "showroom.job_id": job.id } },
        () => unlessAborted(make(job.id, data, signal), stopping.signal),
      );
      await channel.tell(done);
      ended("made");
    } catch (error) {
      ended(stopping.signal.aborted || abort.signal.aborted ? "stopped" : "failed");
      if (stopping.signal.aborted) await leave(queue, job.id, error);
      if (abort.signal.aborted) return;
      onError(error);
      await channel.tell({ kind: "failed", jobId: job.id, reason: String(error).slice(0, 500) });
    } finally {
      running.delete(job.id);
    }
  }

  const polling = { batchSize: 1, pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 0.5 };
  const takeFrom = (queue: string, localConcurrency: number): Promise<unknown> =>
    boss.work(queue, { ...polling, localConcurrency }, async ([job]: Job[]) => {
      if (job !== undefined) await work(queue, job);
    });
  for (const [queue, most] of Object.entries(MOST_SHARED)) await takeFrom(queue, most);
  await takeFrom(own.name, MOST_OWN);

  return {
    get running() {
      return running.size;
    },
    mostRunning: Object.values(MOST_SHARED).reduce((sum, most) => sum + most, MOST_OWN),
    async stop() {
      stopping.abort();
      await Promise.all([...Object.keys(MOST_SHARED), own.name].map((queue) => boss.offWork(queue, { wait: true })));
      await own.close();
      await channel.close();
    },
  };
}
