import { hash, verify } from "@node-rs/argon2";
import pLimit from "p-limit";
import type { Passwords } from "../kernel/context.ts";
import { ProblemError } from "../kernel/problem.ts";

/** OWASP's parameters for argon2id; each running hash uses 19 MiB. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
interface Pool {
  readonly atOnce: number;
  readonly waiting: number;
}

/** Four hashes use two cores fully. The two-hundredth in the queue waits for seconds. */
const POOL: Pool = { atOnce: 4, waiting: 200 };
const RETRY_SECONDS = 5;

/** At most `atOnce` hashes run and `waiting` are queued; more are refused with `overloaded`. */
export async function createPasswords({ atOnce, waiting } = POOL): Promise<Passwords> {
  const limit = pLimit(atOnce);
  const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (limit.pendingCount >= waiting) throw new ProblemError("overloaded", { retryAfterSeconds: RETRY_SECONDS });
    return await limit(work);
  };
  const stranger = await hash("nobody has this password", OPTIONS);
  return {
    waiting: () => limit.pendingCount,
    mostWaiting: waiting,
    hash: (password) => inTurn(() => hash(password, OPTIONS)),
    verify: (stored, password) => inTurn(async () => (await verify(stored ?? stranger, password)) && stored !== null),
  };
}
