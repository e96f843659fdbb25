import { setTimeout as sleep } from "node:timers/promises";
import { and, count, eq, gt, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { loginFailures } from "../database/schema/accounts.ts";
import { ProblemError } from "../kernel/problem.ts";
import { isKnownDevice } from "./known-devices.ts";
import { digestOf } from "./secrets.ts";
import { sourceOf } from "./source.ts";

const WINDOW_MINUTES = 15;
const WINDOW = sql`now() - make_interval(mins => ${WINDOW_MINUTES})`;
const DAY = sql`now() - interval '24 hours'`;

/** Failures that one source, or one known device, may make on one account within the window. */
const PER_ACCOUNT_AND_SOURCE = 10;
/** Failures that one source may make on all accounts together within the window. */
const PER_SOURCE = 50;
/** Failures of unknown devices on one account, from all sources, after which each further attempt waits. */
const SLOW_FROM = 10;
/** The same within a day, after which only known devices and a reset link let the owner in. */
const MOST_A_DAY = 1_000;
const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 3_000;

export interface LoginAttempt {
  /** True once, when the account begins to be slowed down for unknown devices: its owner is to be warned. */
  readonly beginsToBeSlow: boolean;
  /** Call when the password was right: the failures of this device or source no longer count. */
  readonly succeeded: () => Promise<void>;
}

/** Who tries to sign in, to which account, from where. */
export interface LoginAttemptOf {
  readonly email: string;
  readonly address: string;
  /** See `deviceOf`. */
  readonly device: Buffer | null;
}

function refuse(): never {
  throw new ProblemError("too-many-requests", { retryAfterSeconds: WINDOW_MINUTES * 60 });
}

/**
 * Counts an attempt before it is made, so that parallel guesses count too. Accounts that do not exist count alike. Attempts from
 * unknown devices make each other wait. A device on which the owner signed in before neither waits nor is refused because of them.
 * @throws ProblemError `too-many-requests` past 10 failures of this source or known device on the account, or 50 of the source on
 * all accounts, within 15 minutes; for unknown devices also past 1,000 failures on the account within a day.
 */
export async function countLoginAttempt(db: Database, attemptOf: LoginAttemptOf): Promise<LoginAttempt> {
  const account = digestOf(attemptOf.email.trim().toLowerCase());
  const source = sourceOf(attemptOf.address);
  const device = (await isKnownDevice(db, attemptOf.email, attemptOf.device)) ? attemptOf.device : null;

  const onAccount = eq(loginFailures.account, account);
  const byUnknown = isNull(loginFailures.device);
  const own =
    device === null
      ? and(onAccount, byUnknown, eq(loginFailures.source, source))
      : and(onAccount, eq(loginFailures.device, device));

  const [attempt] = await db
    .insert(loginFailures)
    .values({ account, source, device })
    .returning({ id: loginFailures.id });
  const countOf = async (...conditions: Parameters<typeof and>): Promise<number> => {
    const [row] = await db
      .select({ n: count() })
      .from(loginFailures)
      .where(and(...conditions));
    return row?.n ?? 0;
  };
  const inWindow = gt(loginFailures.at, WINDOW);
  const [byOwn, bySource, byOthers, inDay] = await Promise.all([
    countOf(own, inWindow),
    device === null ? countOf(eq(loginFailures.source, source), byUnknown, inWindow) : 0,
    device === null ? countOf(onAccount, byUnknown, inWindow) : 0,
    device === null ? countOf(onAccount, byUnknown, gt(loginFailures.at, DAY)) : 0,
  ]);
  if (byOwn > PER_ACCOUNT_AND_SOURCE || bySource > PER_SOURCE || inDay > MOST_A_DAY) {
    if (attempt) await db.delete(loginFailures).where(eq(loginFailures.id, attempt.id));
    refuse();
  }
  const tooMany = byOthers - SLOW_FROM;
  if (tooMany > 0) await sleep(Math.min(FIRST_WAIT_MS * 2 ** (tooMany - 1), LONGEST_WAIT_MS));
  return {
    beginsToBeSlow: tooMany === 1,
    succeeded: async () => {
      await db.delete(loginFailures).where(own);
    },
  };
}

/** Removes what no longer counts. */
export async function forgetOldAttempts(db: Database): Promise<void> {
  await db.delete(loginFailures).where(and(lt(loginFailures.at, WINDOW), isNotNull(loginFailures.device)));
  await db.delete(loginFailures).where(lt(loginFailures.at, DAY));
}
