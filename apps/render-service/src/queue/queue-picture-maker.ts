import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { traceCarrier } from "@showroom/service/telemetry/tracing";
import { MOST_WAITING } from "@showroom/pg-events/event-channel";
import { watchSize } from "@showroom/service/watched-sizes";
import { LRUCache } from "lru-cache";
import type { PgBoss } from "pg-boss";
import { pictureName } from "../pictures/picture-names.ts";
import type { Pictures } from "../pictures/pictures.ts";
import type { PictureMaker } from "../rendering/prepared-view.ts";
import { ENDED, isCurrent, isForOne, partIn, type Pending, queueOf } from "./pending-picture.ts";
import type { RenderEvent } from "./render-job.ts";
import { createRenderQueues, FIRST_QUEUE, openRenderEvents, SOLVE_QUEUE } from "./render-job.ts";
import { workerQueue } from "./worker-queue.ts";

export interface QueuePictureMakerOptions {
  /** Started. */
  readonly boss: PgBoss;
  readonly databaseUrl: string;
  /** The folder that the workers write to. */
  readonly store: Pictures;
  readonly secret: string;
  readonly onError: (error: unknown) => void;
  /** Milliseconds within which there must be a first picture. */
  readonly timeout?: number;
  /** Milliseconds after which the hub asks for the whole picture, if no worker took the first one, nor another lately. */
  readonly firstTakenWithin?: number;
}

const MOST_KNOWN_VIEWS = 10_000;
/** Milliseconds. Any worker may take a job that the one who knows its view does not take or make in time; also a first picture that is late. */
const TAKEN_WITHIN = 1_500;
const MADE_WITHIN = 10_000;
/** If no worker took a first picture for this long, all may be of a release before, which makes only whole ones. */
const NONE_TAKEN_FOR = 60_000;
/** Who has a first picture can wait for others to get theirs. The queue forgets a job after ten minutes. */
const REFINED_WITHIN = 9 * 60_000;
const RETRY_DELAY = 1_000;

/**
 * Makes pictures through job queues. A view that a worker knows goes to that worker; if it is gone or busy, and for
 * other views, any worker may take the job. A view without known light is two jobs: its first picture, and then its refinement.
 */
export async function openQueuePictureMaker(
  options: QueuePictureMakerOptions,
): Promise<PictureMaker & { close(): Promise<void> }> {
  const { boss, store, secret, onError, timeout = 120_000, firstTakenWithin = 15_000 } = options;
  const pending = new Map<string, Pending>();
  /** The worker that made a picture of a view last, by view key. All hubs hear of it. */
  const known = new LRUCache<string, string>({ max: MOST_KNOWN_VIEWS });
  watchSize("known-views", MOST_KNOWN_VIEWS, () => known.size);
  let firstTakenAt = -Infinity;

  const channel = await openRenderEvents({
    databaseUrl: options.databaseUrl,
    onEvent: receive,
    onResync: catchUpAll,
    onError,
  });
  watchSize("events-to-tell", MOST_WAITING, () => channel.waiting());
  await createRenderQueues(boss);

  function receive(event: RenderEvent): void {
    if (event.kind === "done" && event.knows) {
      known.set(event.knows.viewKey, event.knows.worker);
      followTo(event.knows);
    }
    const job = pending.get(event.jobId);
    if (job === undefined) return;
    if (event.kind === "picture") {
      job.hasFirst = true;
      job.hasFinal ||= event.picture.stage === "final";
      job.onPicture(event.picture);
    } else if (event.kind === "done") finishDone(job, event.jobId);
    else if (!isCurrent(job, event.jobId)) return;
    else if (event.kind === "failed") job.finish(new Error(event.reason));
    else if (event.kind === "taken") taken(job);
    else if (event.kind === "returned" && isForOne(job)) fallBackIn(0, job);
  }

  function taken(job: Pending): void {
    job.isTaken = true;
    if (queueOf(job) === FIRST_QUEUE) firstTakenAt = performance.now();
    // The worker may have died. Light takes longer, so its queue finds that out by itself.
    if (queueOf(job) !== SOLVE_QUEUE) fallBackIn(MADE_WITHIN, job);
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
  function finishDone(job: Pending, jobId: string): void {
    const isFirst = job.jobs.some(({ id, part }) => id === jobId && part === "first");
    if (job.hasFinal) job.finish();
    else if (isFirst) {
      if (isCurrent(job, jobId)) refine(job);
    } else
      showStored(job).then(
        (isShown) => job.finish(isShown ? undefined : new Error("The picture was made, but is not in the store")),
        (error: unknown) => job.finish(error instanceof Error ? error : new Error(String(error))),
      );
  }

  /** Sends the rest of a picture, of which the first is made. The worker that was asked first did not know its light. */
  function refine(job: Pending): void {
    const { viewKey } = job.view;
    if (isForOne(job)) known.delete(viewKey);
    const worker = known.get(viewKey);
    void send(job, worker === undefined ? SOLVE_QUEUE : workerQueue(worker));
  }

  /** Sends jobs that wait for the light of a view to the worker that has solved it. */
  function followTo({ worker, viewKey }: { readonly worker: string; readonly viewKey: string }): void {
    for (const job of new Set(pending.values()))
      if (job.view.viewKey === viewKey && !isForOne(job) && !job.isTaken) move(job, workerQueue(worker));
  }

  /** Sends a job to all workers, unless it ends within this time. */
  function fallBackIn(milliseconds: number, job: Pending): void {
    clearTimeout(job.fallBack);
    job.fallBack = setTimeout(() => {
      const { viewKey } = job.view;
      const gone = job.isTaken ? undefined : known.get(viewKey);
      known.delete(viewKey);
      // A worker that takes no jobs is not asked for its other views either.
      if (gone !== undefined) for (const [key, worker] of known.entries()) if (worker === gone) known.delete(key);
      move(job, job.hasFirst ? SOLVE_QUEUE : FIRST_QUEUE);
    }, milliseconds);
  }

  /** Asks for the whole picture, if there seems to be no worker that takes first pictures. */
  function fallBackToWhole(job: Pending): void {
    job.fallBack = setTimeout(() => {
      if (performance.now() - firstTakenAt > NONE_TAKEN_FOR) move(job, SOLVE_QUEUE);
      else fallBackToWhole(job);
    }, firstTakenWithin);
  }

  /** Sends a picture to another queue, and cancels its job in the former one. */
  function move(job: Pending, queue: string): void {
    const former = job.jobs.at(-1);
    void send(job, queue);
    if (former) boss.cancel(former.queue, former.id).catch(onError);
  }

  /** Sends a picture to a queue as a new job, once the database is available. */
  async function send(job: Pending, queue: string): Promise<void> {
    const id = randomUUID();
    const part = partIn(queue, job);
    job.jobs.push({ id, queue, part });
    job.isTaken = false;
    pending.set(id, job);
    clearTimeout(job.fallBack);
    if (queue === FIRST_QUEUE) fallBackToWhole(job);
    else if (queue !== SOLVE_QUEUE) fallBackIn(TAKEN_WITHIN, job);
    const { request, catalogue, origin, viewKey, imageKey, view } = job.view;
    const data = {
      request,
      catalogue,
      ...(origin && { origin: { ...origin, trace: job.trace } }),
      ...(part && { part }),
    };
    // Light is solved once for all pictures of a view, which have a preview each.
    const singletonKey = { [SOLVE_QUEUE]: viewKey, [FIRST_QUEUE]: imageKey }[queue];
    while (!job.isOver && isCurrent(job, id)) {
      try {
        await boss.send(queue, data, { id, priority: -(view.rank ?? 0), ...(singletonKey && { singletonKey }) });
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
    else if (state === "completed" && job?.part === "first" && jobs.at(-1) === job) refine(pictured);
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
        const finishLate = (): void => finish(new Error("No worker made the picture in time"));
        let timer = setTimeout(finishLate, timeout);
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
          onPicture: (picture) => {
            clearTimeout(timer);
            timer = setTimeout(finishLate, REFINED_WITHIN);
            onPicture(picture);
          },
          finish,
          jobs: [],
          isTaken: false,
          isOver: false,
          hasFirst: false,
          hasFinal: false,
        };
        signal.addEventListener("abort", onAbort);
        const worker = known.get(view.viewKey);
        void send(job, worker === undefined ? FIRST_QUEUE : workerQueue(worker));
      });
    },
    async close() {
      for (const job of new Set(pending.values())) job.finish(new Error("The service stops"));
      await channel.close();
    },
  };
}
