import { hash, verify } from "@node-rs/argon2";
import { ProblemError } from "../app/problem.ts";

/** OWASP's figures for argon2id; each hash takes 19 MiB for as long as it runs. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const AT_ONCE = 4;
const WAITING = 200;

/** Hashes and verifies passwords, few at a time: a flood of sign-ins waits or is turned away, and the server stays usable. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** With no stored hash the work is done all the same, so that time tells nothing, and the answer is false. */
  verify(stored: string | null, password: string): Promise<boolean>;
}

export async function createPasswords(): Promise<Passwords> {
  let running = 0;
  const queue: (() => void)[] = [];
  const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= AT_ONCE) {
      if (queue.length >= WAITING) throw new ProblemError("overloaded");
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
  const stranger = await hash("nobody has this password", OPTIONS);
  return {
    hash: (password) => inTurn(() => hash(password, OPTIONS)),
    verify: (stored, password) => inTurn(async () => (await verify(stored ?? stranger, password)) && stored !== null),
  };
}
