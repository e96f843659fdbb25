export interface PassOptions {
  readonly signal?: AbortSignal | undefined;
  /** Work of a lower rank goes first. Default: 0. */
  readonly rank?: number | undefined;
}

interface Waiting {
  readonly rank: number;
  readonly start: () => Promise<void>;
}

/** Runs one piece of work at a time. Of those that wait, the lowest rank goes first, and of these the one that came first. */
export class Turnstile {
  private readonly waiting: Waiting[] = [];
  private isBusy = false;

  /** Runs `work` when its turn comes. Work that is aborted while it waits never starts, and rejects at once. */
  pass<T>(work: () => Promise<T>, { signal, rank = 0 }: PassOptions = {}): Promise<T> {
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        this.waiting.splice(this.waiting.indexOf(turn), 1);
        reject(signal?.reason);
      };
      const start = (): Promise<void> => {
        signal?.removeEventListener("abort", leave);
        return work().then(resolve, reject);
      };
      const turn = { rank, start };
      if (signal?.aborted) return reject(signal.reason);
      signal?.addEventListener("abort", leave);
      const behind = this.waiting.findIndex((other) => other.rank > rank);
      this.waiting.splice(behind < 0 ? this.waiting.length : behind, 0, turn);
      void this.goOn();
    });
  }

  private async goOn(): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) await next.start();
    this.isBusy = false;
  }
}
