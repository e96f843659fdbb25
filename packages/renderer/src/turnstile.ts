/** Runs one piece of work at a time, in order of arrival. */
export class Turnstile {
  private last: Promise<unknown> = Promise.resolve();

  /** Runs `work` after all earlier work has ended. Work that is aborted while it waits never starts. */
  pass<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const run = this.last.then(() => {
      signal?.throwIfAborted();
      return work();
    });
    this.last = run.catch(() => undefined);
    return signal ? Promise.race([run, rejection(signal)]) : run;
  }
}

/** Rejects as soon as the signal fires, without waiting for its turn. */
function rejection(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    else signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}
