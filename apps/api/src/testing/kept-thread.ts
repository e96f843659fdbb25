import { ThreadsPoolWorker, type PoolRunnerInitializer, type PoolWorker, type WorkerRequest } from "vitest/node";

type Options = Parameters<PoolRunnerInitializer["createPoolWorker"]>[0];
type Callback = (...given: unknown[]) => void;

/** Runs until the thread is replaced, because connections and listeners of failed set-ups remain in it. */
const RUNS_PER_THREAD = 60;

let kept: ThreadsPoolWorker | null = null;
let runs = 0;

/** One run of tests in a thread that stays, with its loaded modules, for the next run. */
class KeptThread implements PoolWorker {
  readonly name = "kept-thread";
  readonly #listeners: (readonly [event: string, callback: Callback])[] = [];
  readonly #options: Options;
  #ended = false;

  constructor(options: Options) {
    this.#options = options;
  }

  async start(): Promise<void> {
    if (kept) return;
    kept = new ThreadsPoolWorker(this.#options);
    runs = 0;
    await kept.start();
  }

  on(event: string, callback: Callback): void {
    kept?.on(event, callback);
    this.#listeners.push([event, callback]);
  }

  off(event: string, callback: Callback): void {
    kept?.off(event, callback);
  }

  send(message: WorkerRequest): void {
    if (message.type !== "stop") return kept?.send(message);
    this.#ended = true;
    const stopped = { __vitest_worker_response__: true, type: "stopped" };
    queueMicrotask(() => {
      for (const [event, callback] of this.#listeners) if (event === "message") callback(stopped);
    });
  }

  deserialize(data: unknown): unknown {
    return data;
  }

  /** Stops the thread only if it has to: tests did not end, or it had its number of runs. */
  async stop(): Promise<void> {
    for (const [event, callback] of this.#listeners) kept?.off(event, callback);
    runs += 1;
    if (this.#ended && runs < RUNS_PER_THREAD) return;
    const thread = kept;
    kept = null;
    await thread?.stop();
  }
}

/** A pool of Vitest with one thread for all runs of a process. A mutant is switched on without loading modules again. */
export const keptThread: PoolRunnerInitializer = {
  name: "kept-thread",
  createPoolWorker: (options) => new KeptThread(options),
};
