import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { PgBoss } from "pg-boss";
import { pictureName } from "../pictures/picture-names.ts";
import type { Pictures } from "../pictures/pictures.ts";
import type { Picture, PictureMaker, PreparedView } from "../rendering/prepared-view.ts";
import type { RenderEvent } from "./render-job.ts";
import { COMPOSITE_PRIORITY, createRenderQueue, openRenderEvents, RENDER_QUEUE, SOLVE_PRIORITY } from "./render-job.ts";

export interface QueuePictureMakerOptions {
  /** Started. */
  readonly boss: PgBoss;
  readonly databaseUrl: string;
  /** The folder that the workers write to. */
  readonly store: Pictures;
  readonly secret: string;
  readonly onError: (error: unknown) => void;
  /** Milliseconds after which a job fails. */
  readonly timeout?: number;
}

interface Pending {
  readonly view: PreparedView;
  readonly onPicture: (picture: Picture) => void;
  readonly finish: (error?: Error) => void;
}

const MOST_WARM_VIEWS = 1_000;
const RETRY_DELAY = 1_000;
/** States of a job that no worker will take. */
const ENDED: ReadonlySet<string> = new Set(["completed", "failed", "cancelled"]);

/** Makes pictures through the job queue: any worker may take a job. */
export async function openQueuePictureMaker(
  options: QueuePictureMakerOptions,
): Promise<PictureMaker & { close(): Promise<void> }> {
  const { boss, store, secret, onError, timeout = 120_000 } = options;
  const pending = new Map<string, Pending>();
  /** Views that a worker solved recently. */
  const warmViews = new Set<string>();

  const channel = await openRenderEvents({
    databaseUrl: options.databaseUrl,
    onEvent: receive,
    onResync: catchUpAll,
    onError,
  });
  await createRenderQueue(boss);

  function receive(event: RenderEvent): void {
    const job = pending.get(event.jobId);
    if (job === undefined) return;
    if (event.kind === "picture") job.onPicture(event.picture);
    else if (event.kind === "failed") job.finish(new Error(event.reason));
    else if (event.kind === "done") {
      rememberWarm(job.view.viewKey);
      job.finish();
    }
  }

  /** Settles a job whose last events were lost: its picture, if it was made, is in the shared folder. */
  async function catchUp(jobId: string, { view, onPicture, finish }: Pending): Promise<void> {
    // Reads the state first, because a picture is in the folder before its job ends.
    const state = (await boss.getJobById(RENDER_QUEUE, jobId))?.state;
    const name = pictureName(secret, view.imageKey, "final");
    if ((await store.get(name)) !== null) {
      onPicture({ name, stage: "final", width: view.view.width, height: view.view.height });
      finish();
    } else if (state !== undefined && ENDED.has(state))
      finish(new Error("The picture was not made, and the event that says why was missed"));
  }

  function catchUpAll(): void {
    for (const [jobId, job] of pending) catchUp(jobId, job).catch(onError);
  }

  /** Adds a job to the queue, once the database is available. A job that is already there is not added again. */
  async function enqueue(jobId: string, view: PreparedView): Promise<void> {
    while (pending.has(jobId)) {
      try {
        const priority = isWarm(view) ? COMPOSITE_PRIORITY : SOLVE_PRIORITY;
        await boss.send(RENDER_QUEUE, { request: view.request, catalogue: view.catalogue }, { id: jobId, priority });
        return;
      } catch (error) {
        onError(error);
        await delay(RETRY_DELAY);
      }
    }
  }

  function rememberWarm(viewKey: string): void {
    warmViews.delete(viewKey);
    warmViews.add(viewKey);
    for (const oldest of warmViews) {
      if (warmViews.size <= MOST_WARM_VIEWS) break;
      warmViews.delete(oldest);
    }
  }

  const isWarm = (view: PreparedView): boolean => warmViews.has(view.viewKey);

  return {
    isWarm,
    make(view, onPicture, signal) {
      const jobId = randomUUID();
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => finish(new Error("No worker made the picture in time")), timeout);
        const onAbort = (): void => {
          finish(new Error("Nobody waits for the picture any more"));
          boss.cancel(RENDER_QUEUE, jobId).catch(onError);
          channel.tell({ kind: "unwanted", jobId }).catch(onError);
        };
        const finish = (error?: Error): void => {
          clearTimeout(timer);
          signal.removeEventListener("abort", onAbort);
          pending.delete(jobId);
          if (error === undefined) resolve();
          else reject(error);
        };
        pending.set(jobId, { view, onPicture, finish });
        signal.addEventListener("abort", onAbort);
        void enqueue(jobId, view);
      });
    },
    async close() {
      for (const job of pending.values()) job.finish(new Error("The service stops"));
      await channel.close();
    },
  };
}
