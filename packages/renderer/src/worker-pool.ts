import { setImmediate } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { instantiateKernels, type KernelModule, type RangeKernel, type SingleKernel } from "./kernels.ts";
import type { MemoryArena } from "./memory-arena.ts";
import {
  type Binding,
  INTERRUPTED,
  NEXT,
  type WorkerAnswer,
  type WorkerJob,
  type WorkerStart,
} from "./worker-messages.ts";

/**
 * From first to last. A job overtakes those of later priorities that wait, and interrupts one that runs: a click does not wait for another
 * buyer's cold view, and a first picture not for the refinement of another.
 */
const PRIORITIES = ["composite", "restore", "preview", "solve"] as const;
export type Priority = (typeof PRIORITIES)[number];

export interface JobOptions {
  readonly priority: Priority;
  readonly signal?: AbortSignal | undefined;
}

export interface RangeJob<Extra extends string = never> {
  readonly kernel: RangeKernel | Extra;
  readonly binding: Binding;
  /** End of the range, which begins at `start` or 0. */
  readonly count: number;
  readonly start?: number;
  /** Items that a thread claims at once. Jobs of an earlier priority and aborts interrupt it between two claims. */
  readonly chunk: number;
  readonly args?: readonly number[];
}

/** Progress of a range: the first unclaimed item, and the sum of the results so far. */
interface Progress {
  next: number;
  sum: number;
}

interface Waiting {
  readonly start: () => Promise<number>;
  readonly signal: AbortSignal | undefined;
  readonly resolve: (value: number) => void;
  readonly reject: (reason: unknown) => void;
}

/** Threads that share the kernels' memory. One job runs at a time, on all threads. `Extra` names kernels that only this pool has. */
export class WorkerPool<Extra extends string = never> {
  private readonly workers: Worker[] = [];
  /** Shared with the threads; see NEXT and INTERRUPTED. */
  private readonly counter = new SharedArrayBuffer(8);
  private readonly claims = new Int32Array(this.counter);
  private readonly waiting: Record<Priority, Waiting[]> = { composite: [], restore: [], preview: [], solve: [] };
  private running: Priority | undefined;
  private failure: Error | undefined;

  private constructor() {}

  static async start<Extra extends string>(
    { module, extra }: KernelModule<Extra>,
    arena: MemoryArena,
    threads: number,
  ): Promise<WorkerPool<Extra>> {
    const pool = new WorkerPool<Extra>();
    const kernels = { module, extra };
    const scratchBytes = instantiateKernels(kernels, arena.memory).scratchBytes();
    await Promise.all(
      Array.from({ length: threads }, async () => {
        const start: WorkerStart = {
          kernels,
          memory: arena.memory,
          scratch: arena.allocate(scratchBytes),
          counter: pool.counter,
        };
        const worker = new Worker(new URL("./render-worker.ts", import.meta.url), { workerData: start });
        pool.workers.push(worker);
        await nextAnswer(worker);
        worker.on("error", (error) => {
          pool.failure = error instanceof Error ? error : new Error(String(error));
        });
        worker.unref();
      }),
    );
    return pool;
  }

  /** Runs a kernel on all threads, which share the range. Resolves to the sum of its results. */
  async range(job: RangeJob<Extra>, options: JobOptions): Promise<number> {
    const progress: Progress = { next: job.start ?? 0, sum: 0 };
    const interrupt = () => this.interrupt();
    options.signal?.addEventListener("abort", interrupt);
    try {
      while (progress.next < job.count) {
        await this.enqueue(() => this.runPart(job, progress, options.priority !== "composite"), options);
      }
    } finally {
      options.signal?.removeEventListener("abort", interrupt);
    }
    return progress.sum;
  }

  /** Runs a kernel on one thread. Resolves to its result. */
  single(kernel: SingleKernel, binding: Binding, args: readonly number[], options: JobOptions): Promise<number> {
    const [first] = this.workers;
    if (!first) return Promise.reject(new Error("The renderer is closed"));
    return this.enqueue(() => this.ask(first, { kind: "single", kernel, binding, args }), options);
  }

  async close(): Promise<void> {
    this.failure ??= new Error("The renderer is closed");
    for (const queue of Object.values(this.waiting)) {
      for (const job of queue.splice(0)) job.reject(this.failure);
    }
    await Promise.all(this.workers.splice(0).map((worker) => worker.terminate()));
  }

  /** Runs the rest of a range, or a part of it if it is interrupted. */
  private async runPart(job: RangeJob<Extra>, progress: Progress, yields: boolean): Promise<number> {
    Atomics.store(this.claims, NEXT, progress.next);
    Atomics.store(this.claims, INTERRUPTED, 0);
    const { kernel, binding, count: to, chunk, args = [] } = job;
    const answers = this.workers.map((worker) =>
      this.ask(worker, { kind: "range", kernel, binding, to, chunk, args, yields }),
    );
    // Every thread must have stopped before the next job starts, even if one has failed.
    const settled = await Promise.allSettled(answers);
    progress.next = Atomics.load(this.claims, NEXT);
    for (const answer of settled) {
      if (answer.status === "rejected") throw answer.reason;
      progress.sum += answer.value;
    }
    return progress.sum;
  }

  private async ask(worker: Worker, job: WorkerJob): Promise<number> {
    // Only a working thread keeps the process alive.
    worker.ref();
    const reply = nextAnswer(worker);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage(job);
    const answer = await reply.finally(() => worker.unref());
    if (answer.kind === "done") return answer.value;
    throw new Error(`Kernel ${job.kernel} failed: ${answer.kind === "failed" ? answer.message : answer.kind}`);
  }

  /** Stops the running job at its next claim, unless it is a composite. Its unclaimed items run later. */
  private interrupt(): void {
    Atomics.store(this.claims, INTERRUPTED, 1);
  }

  private enqueue(start: () => Promise<number>, options: JobOptions): Promise<number> {
    return new Promise((resolve, reject) => {
      this.waiting[options.priority].push({ start, signal: options.signal, resolve, reject });
      if (this.running && isEarlier(options.priority, this.running)) this.interrupt();
      void this.drain();
    });
  }

  private async drain(): Promise<void> {
    if (this.running) return;
    for (let next = this.next; next; next = this.next) {
      // The work whose job has ended may have another in a moment, which comes before those of later priorities.
      if (this.running && isEarlier(this.running, next)) await setImmediate();
      this.running = this.next;
      const job = this.running && this.waiting[this.running].shift();
      if (!job) break;
      if (this.failure) job.reject(this.failure);
      else if (job.signal?.aborted) job.reject(job.signal.reason);
      else await job.start().then(job.resolve, job.reject);
    }
    this.running = undefined;
  }

  /** The priority of the job that comes next. */
  private get next(): Priority | undefined {
    return PRIORITIES.find((priority) => this.waiting[priority].length > 0);
  }
}

const isEarlier = (one: Priority, other: Priority): boolean => PRIORITIES.indexOf(one) < PRIORITIES.indexOf(other);

function nextAnswer(worker: Worker): Promise<WorkerAnswer> {
  return new Promise((resolve, reject) => {
    const onMessage = (answer: WorkerAnswer) => {
      worker.off("error", onError);
      worker.off("exit", onExit);
      resolve(answer);
    };
    const onError = (error: unknown) => {
      worker.off("message", onMessage);
      worker.off("exit", onExit);
      reject(error);
    };
    const onExit = () => {
      worker.off("message", onMessage);
      worker.off("error", onError);
      reject(new Error("A render thread stopped"));
    };
    worker.once("message", onMessage);
    worker.once("error", onError);
    worker.once("exit", onExit);
  });
}
