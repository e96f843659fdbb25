import { hash, verify } from "@node-rs/argon2";
import pLimit from "p-limit";
import type { Passwords } from "../kernel/context.ts";
import { ProblemError } from "../kernel/problem.ts";

/** Parameters of argon2id. */
interface Cost {
  /** KiB that a running hash uses. */
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

interface PasswordOptions {
  readonly atOnce: number;
  readonly waiting: number;
  readonly cost: Cost;
}

/**
 * OWASP's parameters for argon2id. Four hashes use two cores fully. The two-hundredth in the queue waits for seconds.
 */
const OPTIONS: PasswordOptions = {
  atOnce: 4,
  waiting: 200,
  cost: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
};
const RETRY_SECONDS = 5;

/** At most `atOnce` hashes run and `waiting` are queued; more are refused with `overloaded`. */
export async function createPasswords(options: Partial<PasswordOptions> = {}): Promise<Passwords> {
  const { atOnce, waiting, cost } = { ...OPTIONS, ...options };
  const limit = pLimit(atOnce);
  const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (limit.pendingCount >= waiting) throw new ProblemError("overloaded", { retryAfterSeconds: RETRY_SECONDS });
    return await limit(work);
  };
  const stranger = await hash("nobody has this password", cost);
  return {
    waiting: () => limit.pendingCount,
    mostWaiting: waiting,
    hash: (password) => inTurn(() => hash(password, cost)),
    verify: (stored, password) => inTurn(async () => (await verify(stored ?? stranger, password)) && stored !== null),
  };
}
