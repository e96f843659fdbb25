/** The pace of one connection's invocations: a bucket of tokens that fills again. */
export class CallPace {
  readonly #burst: number;
  readonly #perSecond: number;
  #left: number;
  #filledAt: number;

  /** @param now milliseconds, of a clock that never goes back */
  constructor(burst: number, perSecond: number, now: number) {
    this.#burst = burst;
    this.#perSecond = perSecond;
    this.#left = burst;
    this.#filledAt = now;
  }

  /** Takes the place of one invocation. Returns the milliseconds to wait before it may run. */
  take(now: number): number {
    const filled = ((now - this.#filledAt) / 1000) * this.#perSecond;
    this.#left = Math.min(this.#burst, this.#left + filled) - 1;
    this.#filledAt = now;
    return Math.max(0, (-this.#left / this.#perSecond) * 1000);
  }
}
