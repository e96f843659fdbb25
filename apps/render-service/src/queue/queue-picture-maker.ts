import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { traceCarrier, type TraceCarrier } from "@showroom/service/telemetry/tracing";
import { isPanoramaFace } from "@showroom/domain/render/panorama";
import { MOST_WAITING } from "@showroom/pg-events/event-channel";
import { watchSize } from "@showroom/service/watched-sizes";
import { LRUCache } from "lru-cache";
import type { PgBoss } from "pg-boss";
import { pictureName } from "../pictures/picture-names.ts";
import type { Pictures } from "../pictures/pictures.ts";
import type { Picture, PictureMaker, PreparedView } from "../rendering/prepared-view.ts";
import type { RenderEvent } from "./render-job.ts";
import { createRenderQueues, openRenderEvents, SOLVE_QUEUE } from "./render-job.ts";
import { workerQueue } from "./worker-queue.ts";

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

/** A picture that is waited for. It becomes another job whenever it is sent to another queue. */
interface Pending {
  readonly view: PreparedView;
  readonly trace: TraceCarrier;
  readonly onPicture: (picture: Picture) => void;
  readonly finish: (error?: Error) => void;
  /** Its jobs so far; the last one counts. Pictures of any are welcome. */
  readonly jobs: { readonly id: string; readonly queue: string }[];
  isTaken: boolean;
  isOver: boolean;
  /** The final picture was handed over. */
  hasFinal: boolean;
  /** Sends a job for one worker to all workers, if nothing is heard of it. */
  fallBack?: NodeJS.Timeout;
}

const MOST_KNOWN_VIEWS = 10_000;
/** Milliseconds within which the worker that knows a view must take its job, and then make it. After that any worker may. */
const TAKEN_WITHIN = 1_500;
const MADE_WITHIN = 10_000;
const RETRY_DELAY = 1_000;
/** States of a job that no worker will take. */
const ENDED: ReadonlySet<string> = new Set(["completed", "failed", "cancelled"]);

/**
 * Makes pictures through job queues. A view that a worker knows goes to that worker; if it is gone or busy, and for
 * other views, any worker may take the job.
 */
export async function openQueuePictureMaker(
  options: QueuePictureMakerOptions,
): Promise<PictureMaker & { close(): Promise<void> }> {
  const { boss, store, secret, onError, timeout = 120_000 } = options;
  const pending = new Map<string, Pending>();
  /** The worker that made a picture of a view last, by view key. All hubs hear of it. */
  const known = new LRUCache<string, string>({ max: MOST_KNOWN_VIEWS });
  watchSize("known-views", MOST_KNOWN_VIEWS, () => known.size);

  const channel = await openRenderEvents({
    databaseUrl: options.databaseUrl,
    onEvent: receive,
    onResync: catchUpAll,
    onError,
  });
  watchSize("events-to-tell", MOST_WAITING, () => channel.waiting());
  await createRenderQueues(boss);

  const isCurrent = (job: Pending, jobId: string): boolean => job.jobs.at(-1)?.id === jobId;
  const queueOf = (job: Pending): string | undefined => job.jobs.at(-1)?.queue;

  function receive(event: RenderEvent): void {
    if (event.kind === "done" && event.knows) {
      known.set(event.knows.viewKey, event.knows.worker);
      followTo(event.knows);
    }
    const job = pending.get(event.jobId);
    if (job === undefined) return;
    if (event.kind === "picture") {
      job.hasFinal ||= event.picture.stage === "final";
      job.onPicture(event.picture);
    } else if (event.kind === "done") finishDone(job);
    else if (!isCurrent(job, event.jobId)) return;
    else if (event.kind === "failed") job.finish(new Error(event.reason));
    else if (event.kind === "taken") {
      job.isTaken = true;
      if (queueOf(job) !== SOLVE_QUEUE) fallBackIn(MADE_WITHIN, job);
    } else if (event.kind === "returned" && queueOf(job) !== SOLVE_QUEUE) fallBackIn(0, job);
  }

  /** Hands over the final picture from the store. Returns false when it is not there. */
  async function showStored(job: Pending): Promise<boolean> {
    const { imageKey, view } = job.view;
    const name = pictureName(secret, imageKey, "final");
    if ((await store.get(name)) === null) return false;
    job.hasFinal = true;
    job.onPicture({ name, stage: "final", width: view.width, height: view.height });
    return true;
  }

  /** Ends a picture that was made. The event of its final stage is lost when the connection came back only after it. */
  function finishDone(job: Pending): void {
    if (job.hasFinal) job.finish();
    else
      showStored(job).then(
        (isShown) => job.finish(isShown ? undefined : new Error("The picture was made, but is not in the store")),
        (error: unknown) => job.finish(error instanceof Error ? error : new Error(String(error))),
      );
  }

  /** Sends jobs that wait for the light of a view to the worker that has solved it. */
  function followTo({ worker, viewKey }: { readonly worker: string; readonly viewKey: string }): void {
    for (const job of new Set(pending.values()))
      if (job.view.viewKey === viewKey && queueOf(job) === SOLVE_QUEUE && !job.isTaken)
        void send(job, workerQueue(worker));
  }

  function fallBackIn(milliseconds: number, job: Pending): void {
    clearTimeout(job.fallBack);
    job.fallBack = setTimeout(() => {
      const { viewKey } = job.view;
      const gone = job.isTaken ? undefined : known.get(viewKey);
      known.delete(viewKey);
      // A worker that takes no jobs is not asked for its other views either.
      if (gone !== undefined) for (const [key, worker] of known.entries()) if (worker === gone) known.delete(key);
      void send(job, SOLVE_QUEUE);
    }, milliseconds);
  }

  /** Sends a picture to a queue as a new job, once the database is available. A former job of it is cancelled. */
  async function send(job: Pending, queue: string): Promise<void> {
    const id = randomUUID();
    const former = job.jobs.at(-1);
    job.jobs.push({ id, queue });
    job.isTaken = false;
    pending.set(id, job);
    clearTimeout(job.fallBack);
    if (former) boss.cancel(former.queue, former.id).catch(onError);
    if (queue !== SOLVE_QUEUE) fallBackIn(TAKEN_WITHIN, job);
    const { request, catalogue, origin, viewKey } = job.view;
    const data = { request, catalogue, ...(origin && { origin: { ...origin, trace: job.trace } }) };
    while (!job.isOver && isCurrent(job, id)) {
      try {
        // Panoramas come after stills.
        const priority = isPanoramaFace(request.sceneSettings.cameraPosition) ? -1 : 0;
        await boss.send(queue, data, { id, priority, ...(queue === SOLVE_QUEUE && { singletonKey: viewKey }) });
        return;
      } catch (error) {
        onError(error);
        await delay(RETRY_DELAY);
      }
    }
  }

  /** Settles a picture whose last events were lost: if it was made, it is in the store. */
  async function catchUp(pictured: Pending): Promise<void> {
    const { jobs, finish } = pictured;
    // Reads the state first, because a picture is in the store before its job ends.
    const job = jobs.at(-1);
    const state = job && (await boss.getJobById(job.queue, job.id))?.state;
    if (pictured.isOver) return;
    if (await showStored(pictured)) finish();
    else if (state !== undefined && ENDED.has(state) && jobs.at(-1) === job)
      finish(new Error("The picture was not made, and the event that says why was missed"));
  }

  function catchUpAll(): void {
    for (const job of new Set(pending.values())) catchUp(job).catch(onError);
  }

  return {
    isWarm: (view) => known.has(view.viewKey),
    make(view, onPicture, signal) {
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => finish(new Error("No worker made the picture in time")), timeout);
        const onAbort = (): void => {
          finish(new Error("Nobody waits for the picture any more"));
          for (const { id, queue } of job.jobs) {
            boss.cancel(queue, id).catch(onError);
            channel.tell({ kind: "unwanted", jobId: id }).catch(onError);
          }
        };
        const finish = (error?: Error): void => {
          job.isOver = true;
          clearTimeout(timer);
          clearTimeout(job.fallBack);
          signal.removeEventListener("abort", onAbort);
          for (const { id } of job.jobs) pending.delete(id);
          if (error === undefined) resolve();
          else reject(error);
        };
        const job: Pending = {
          view,
          trace: traceCarrier(),
          onPicture,
          finish,
          jobs: [],
          isTaken: false,
          isOver: false,
          hasFinal: false,
        };
        signal.addEventListener("abort", onAbort);
        const worker = known.get(view.viewKey);
        void send(job, worker === undefined ? SOLVE_QUEUE : workerQueue(worker));
      });
    },
    async close() {
      for (const job of new Set(pending.values())) job.finish(new Error("The service stops"));
      await channel.close();
    },
  };
}
