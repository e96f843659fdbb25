import type { Pool } from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { tooManyAttempts } from "../login-limit.ts";

/** Wrong codes of one account within 15 minutes. Guessing a code of six digits then succeeds once in some 350 days. */
const MOST = 10;
const SECONDS = 15 * 60;
/** From this wrong code on somebody seems to guess: the owner is told. */
const GUESSING_FROM = 5;

export interface CodeAttempt {
  /** If this code is wrong too, the owner should be told. */
  readonly isGuessing: boolean;
  /** Call when the code was correct: clears the count. */
  readonly succeeded: () => Promise<void>;
}

/**
 * Counts a typed code before it is checked, so that parallel attempts count too. Passkeys need no limit, because their
 * proofs cannot be guessed.
 * @throws ProblemError `too-many-requests`
 */
export async function countCode(pool: Pool, userId: number): Promise<CodeAttempt> {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    tableName: "rate_limits",
    tableCreated: true,
    // Stryker disable next-line BooleanLiteral: the clean-up job removes expired counts too
    clearExpiredByTimeout: false,
    keyPrefix: "second-factor",
    points: MOST,
    duration: SECONDS,
  });
  const key = String(userId);
  const counted = await limiter.consume(key).catch((error: unknown) => {
    throw error instanceof RateLimiterRes ? tooManyAttempts() : error;
  });
  return {
    isGuessing: counted.consumedPoints >= GUESSING_FROM,
    succeeded: async () => {
      await limiter.delete(key);
    },
  };
}
