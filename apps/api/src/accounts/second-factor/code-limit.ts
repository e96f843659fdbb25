import type { Pool } from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { tooManyAttempts } from "../login-limit.ts";

/** Wrong codes of one account within 15 minutes. Guessing a code of six digits then succeeds once in some 350 days. */
const MOST = 10;
const SECONDS = 15 * 60;

/**
 * Counts a typed code before it is checked, so that parallel attempts count too. Returns a function that clears the
 * count after a correct code. Passkeys need no limit, because their proofs cannot be guessed.
 * @throws ProblemError `too-many-requests`
 */
export async function countCode(pool: Pool, userId: number): Promise<() => Promise<void>> {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    tableName: "rate_limits",
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: "second-factor",
    points: MOST,
    duration: SECONDS,
  });
  const key = String(userId);
  try {
    await limiter.consume(key);
  } catch (error) {
    throw error instanceof RateLimiterRes ? tooManyAttempts() : error;
  }
  return async () => {
    await limiter.delete(key);
  };
}
