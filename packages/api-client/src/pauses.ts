/** The pauses between the tries of something that fails, for every repetition in the browser. */
import { ApiProblem } from "./failures.ts";

export interface Pauses {
  /** Milliseconds until the next try; at least what the server asks with `Retry-After`. */
  next(error?: unknown): number;
  /** After a success the next pause is the first one again. */
  reset(): void;
}

/**
 * Growing pauses. They start again after `reset`, and after a time without failures of twice the longest pause.
 * @param steps milliseconds of each pause; the last one is repeated, and so bounds the rate for ever
 * @param spread part of each pause that is added at random, so that not all windows try at the same time
 */
export function growingPauses(steps: readonly number[], spread = 0.2): Pauses {
  const longest = steps.at(-1) ?? 0;
  let failures = 0;
  let nextTryAt = Number.NEGATIVE_INFINITY;
  return {
    next(error) {
      const now = Date.now();
      if (now - nextTryAt > 2 * longest) failures = 0;
      const step = steps[failures] ?? longest;
      failures += 1;
      const asked = error instanceof ApiProblem ? (error.retryAfter ?? 0) : 0;
      const pause = Math.max(step, asked) * (1 + Math.random() * spread);
      nextTryAt = now + pause;
      return pause;
    },
    reset() {
      failures = 0;
    },
  };
}
