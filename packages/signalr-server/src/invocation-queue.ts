import { setTimeout as sleep } from "node:timers/promises";
import type { Invocation } from "./message-codec.ts";

export interface InvocationQueueOptions {
  /** Milliseconds to wait before the next invocation runs. */
  readonly wait: () => number;
  /** Number of waiting invocations at which the sender is paused. */
  readonly limit: number;
  /** Resolves when the next invocation may run. */
  readonly run: (invocation: Invocation) => Promise<void>;
  readonly onFull: () => void;
  readonly onRoom: () => void;
}

/** Runs one client's invocations in order, and pauses the client if it sends them faster than they run. */
export class InvocationQueue {
  readonly #options: InvocationQueueOptions;
  readonly #waiting: Invocation[] = [];
  #running = false;
  #full = false;
  #ended = false;

  constructor(options: InvocationQueueOptions) {
    this.#options = options;
  }

  get full(): boolean {
    return this.#full;
  }

  add(invocation: Invocation): void {
    this.#waiting.push(invocation);
    if (!this.#full && this.#waiting.length >= this.#options.limit) {
      this.#full = true;
      this.#options.onFull();
    }
    if (!this.#running) void this.#drain();
  }

  /** Drops all invocations that have not started, and later ones. */
  end(): void {
    this.#ended = true;
    this.#waiting.length = 0;
  }

  async #drain(): Promise<void> {
    this.#running = true;
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) {
      const wait = this.#options.wait();
      if (wait > 0) await sleep(wait, undefined, { ref: false });
      if (this.#ended) break;
      await this.#options.run(next);
      if (this.#full && this.#waiting.length <= this.#options.limit / 2) {
        this.#full = false;
        this.#options.onRoom();
      }
    }
    this.#running = false;
  }
}
