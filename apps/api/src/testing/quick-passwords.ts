import { createPasswords } from "../accounts/passwords.ts";
import type { Passwords } from "../kernel/context.ts";

/** Hashes at the lowest cost, because tests sign in a thousand times. `passwords.test.ts` tests the real cost. */
export const quickPasswords = (): Promise<Passwords> =>
  createPasswords({ cost: { memoryCost: 64, timeCost: 1, parallelism: 1 } });
