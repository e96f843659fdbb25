import { randomUUID } from "node:crypto";
import type { PgBoss } from "pg-boss";
import { pictureName } from "../pictures/picture-names.ts";
import type { PictureStore } from "../pictures/picture-store.ts";
import type { Picture, PictureMaker, PreparedView } from "../rendering/prepared-view.ts";
import { openEventChannel } from "./event-channel.ts";
import type { RenderEvent } from "./render-job.ts";
import { COMPOSITE_PRIORITY, createRenderQueue, RENDER_QUEUE, SOLVE_PRIORITY } from "./render-job.ts";

export interface QueuePictureMakerOptions {
  /** Started. */
  readonly boss: PgBoss;
  readonly databaseUrl: string;
  /** The folder that the workers write to. */
  readonly store: PictureStore;
  readonly secret: string;
  readonly onError: (error: unknown) => void;
  /** Milliseconds after which a job is given up. */
  readonly timeout?: number;
}

interface Pending {
  readonly view: PreparedView;
  readonly onPicture: (picture: Picture) => void;
  readonly finish: (error?: Error) => void;
}

const MOST_WARM_VIEWS = 1_000;

/** Has pictures made by whichever worker takes the job. */
export async function openQueuePictureMaker(
  options: QueuePictureMakerOptions,
): Promise<PictureMaker & { close(): Promise<void> }> {
  const { boss, store, secret, onError, timeout = 120_000 } = options;
  const pending = new Map<string, Pending>();
  /** Views that some worker solved lately. */
  const warmViews = new Set<string>();

  const channel = await openEventChannel({
    databaseUrl: options.databaseUrl,
    onEvent: receive,
    onGap: () => void lookForMissed(),
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

  /** What was told while nobody could listen stands in the shared folder. */
  async function lookForMissed(): Promise<void> {
    for (const job of pending.values()) {
      const name = pictureName(secret, job.view.imageKey, "final");
      const isThere = await store.get(name).catch(onError);
      if (!isThere) continue;
      job.onPicture({ name, stage: "final", width: job.view.view.width, height: job.view.view.height });
      job.finish();
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
        const priority = isWarm(view) ? COMPOSITE_PRIORITY : SOLVE_PRIORITY;
        boss.send(RENDER_QUEUE, { request: view.request }, { id: jobId, priority }).catch((error: unknown) => {
          finish(error instanceof Error ? error : new Error(String(error)));
        });
      });
    },
    async close() {
      for (const job of pending.values()) job.finish(new Error("The service stops"));
      await channel.close();
    },
  };
}
