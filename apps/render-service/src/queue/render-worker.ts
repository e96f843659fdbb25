import type { Job, PgBoss } from "pg-boss";
import { pictureName } from "../pictures/picture-names.ts";
import type { Pictures } from "../pictures/pictures.ts";
import type { ViewPreparer } from "../rendering/prepare-view.ts";
import type { Picture, PictureMaker } from "../rendering/prepared-view.ts";
import {
  COMPOSITE_PRIORITY,
  createRenderQueue,
  openRenderEvents,
  RENDER_QUEUE,
  renderJobSchema,
} from "./render-job.ts";

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
}

/** Takes render jobs until stopped: one job of any kind at a time, and one quick job beside it. */
export async function startRenderWorker(options: RenderWorkerOptions): Promise<{ stop(): Promise<void> }> {
  const { boss, preparer, maker, store, secret, onError } = options;
  const running = new Map<string, AbortController>();
  let stopping = false;
  const channel = await openRenderEvents({
    databaseUrl: options.databaseUrl,
    onEvent: (event) => {
      if (event.kind === "unwanted") running.get(event.jobId)?.abort();
    },
    onResync: () => void stopCancelled().catch(onError),
    onError,
  });
  await createRenderQueue(boss);

  /** Stops jobs that hub nodes cancelled while events were lost. */
  async function stopCancelled(): Promise<void> {
    for (const [jobId, abort] of running) {
      const job = await boss.getJobById(RENDER_QUEUE, jobId);
      if (job?.state === "cancelled") abort.abort();
    }
  }

  async function make(job: Job, signal: AbortSignal): Promise<void> {
    // Pictures are reported in order and before the end of the job.
    let told: Promise<void> = Promise.resolve();
    const tell = (picture: Picture): void => {
      told = told.then(() => channel.tell({ kind: "picture", jobId: job.id, picture }));
      told.catch(onError);
    };
    const { request, catalogue } = renderJobSchema.parse(job.data);
    const asked = await preparer.prepare(request, catalogue);
    const name = pictureName(secret, asked.imageKey, "final");
    if ((await store.get(name)) !== null)
      tell({ name, stage: "final", width: asked.view.width, height: asked.view.height });
    else await maker.make(await preparer.withKnownTextures(asked), tell, signal);
    await told;
  }

  /** Reports a failed job without retrying it, since it would fail again. Only jobs of a worker that stops or dies go to another worker. */
  async function work([job]: Job[]): Promise<void> {
    if (job === undefined) return;
    const abort = new AbortController();
    running.set(job.id, abort);
    try {
      await make(job, AbortSignal.any([abort.signal, job.signal]));
      await channel.tell({ kind: "done", jobId: job.id });
    } catch (error) {
      if (stopping) throw error;
      if (abort.signal.aborted) return;
      onError(error);
      await channel.tell({ kind: "failed", jobId: job.id, reason: String(error).slice(0, 500) });
    } finally {
      running.delete(job.id);
    }
  }

  const polling = { batchSize: 1, pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 0.5 };
  await boss.work(RENDER_QUEUE, polling, work);
  await boss.work(RENDER_QUEUE, { ...polling, minPriority: COMPOSITE_PRIORITY }, work);

  return {
    async stop() {
      stopping = true;
      for (const abort of running.values()) abort.abort();
      await boss.offWork(RENDER_QUEUE, { wait: true });
      await channel.close();
    },
  };
}
