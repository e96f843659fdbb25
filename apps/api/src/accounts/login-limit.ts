import { normaliseEmail } from "@showroom/domain/validation/email";
import { setTimeout as sleep } from "node:timers/promises";
import { and, eq, gt, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { loginFailures } from "../database/schema/accounts.ts";
import { ProblemError } from "../kernel/problem.ts";
import { isKnownDevice } from "./known-devices.ts";
import { digestOf } from "./secrets.ts";
import { sourceOf } from "@showroom/service/address-source";
import { ago, DAY, MINUTE } from "@showroom/service/clock";

const WINDOW_MINUTES = 15;
const WINDOW = WINDOW_MINUTES * MINUTE;

/** Allowed failures of one source, or one known device, on one account within the window. */
const PER_ACCOUNT_AND_SOURCE = 10;
/** Allowed failures of one source on all accounts within the window. */
const PER_SOURCE = 50;
/** Failures of unknown devices on one account, from all sources, after which each further attempt is delayed. */
const SLOW_FROM = 10;
/** The same within a day, after which a correct password on an unknown device only sends a link by mail. */
const MOST_A_DAY = 1_000;
const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 3_000;

export interface LoginAttempt {
  /** Attempts of unknown devices are delayed: warn the owner, unless that was done. */
  readonly isSlow: boolean;
  /**
   * After this many failures in a day a correct password is not enough on this device: the owner gets a link by mail.
   */
  readonly byMailOnly: boolean;
  /** Call when the password was correct: clears the failures of this device or source. */
  readonly succeeded: () => Promise<void>;
}

/** A sign-in attempt: account, source and device. */
export interface LoginAttemptOf {
  readonly email: string;
  readonly address: string;
  /** See `deviceOf`. */
  readonly device: Buffer | null;
}

export const tooManyAttempts = (): ProblemError =>
  new ProblemError("too-many-requests", { retryAfterSeconds: WINDOW_MINUTES * 60 });

interface Attempted {
  readonly account: Buffer;
  readonly source: string;
  /** The known device; null for an unknown one. */
  readonly device: Buffer | null;
}

const onAccount = ({ account }: Attempted) => eq(loginFailures.account, account);

/** Failures of the same known device, or of unknown devices at the same source, on the same account. */
const ofSame = (attempted: Attempted) =>
  attempted.device === null
    ? and(onAccount(attempted), isNull(loginFailures.device), eq(loginFailures.source, attempted.source))
    : and(onAccount(attempted), eq(loginFailures.device, attempted.device));

const NONE = { byOwn: 0, bySource: 0, byUnknown: 0, inDay: 0 };

/** Counts in one query. Of a known device only its own failures count. */
async function countFailures(db: Database, attempted: Attempted) {
  const inWindow = gt(loginFailures.at, ago(WINDOW));
  const byUnknown = isNull(loginFailures.device);
  const counted = (...conditions: Parameters<typeof and>) =>
    sql<number>`(count(*) filter (where ${and(...conditions)}))::int`;
  const isSource = eq(loginFailures.source, attempted.source);
  const [row] = await db
    .select({
      byOwn: counted(ofSame(attempted), inWindow),
      bySource: counted(isSource, byUnknown, inWindow),
      byUnknown: counted(onAccount(attempted), byUnknown, inWindow),
      inDay: counted(onAccount(attempted), byUnknown),
    })
    .from(loginFailures)
    .where(and(gt(loginFailures.at, ago(DAY)), or(onAccount(attempted), isSource)));
  const { byOwn, ...ofUnknown } = row ?? NONE;
  return attempted.device === null ? { byOwn, ...ofUnknown } : { ...NONE, byOwn };
}

/**
 * Counts an attempt before its password is checked, so that parallel attempts count too. Unknown accounts count in the
 * same way. Attempts from unknown devices delay one another. A known device is not affected by them.
 * @throws ProblemError `too-many-requests` past 10 failures of this source or known device on the account, or 50 of the
 * source on all accounts, within 15 minutes.
 */
export async function countLoginAttempt(db: Database, attemptOf: LoginAttemptOf): Promise<LoginAttempt> {
  const account = digestOf(normaliseEmail(attemptOf.email));
  const source = sourceOf(attemptOf.address);
  const device = (await isKnownDevice(db, attemptOf.email, attemptOf.device)) ? attemptOf.device : null;

  const [attempt] = await db
    .insert(loginFailures)
    .values({ account, source, device })
    .returning({ id: loginFailures.id });
  const { byOwn, bySource, byUnknown, inDay } = await countFailures(db, { account, source, device });
  if (byOwn > PER_ACCOUNT_AND_SOURCE || bySource > PER_SOURCE) {
    if (attempt) await db.delete(loginFailures).where(eq(loginFailures.id, attempt.id));
    throw tooManyAttempts();
  }
  const tooMany = byUnknown - SLOW_FROM;
  if (tooMany > 0) await sleep(Math.min(FIRST_WAIT_MS * 2 ** (tooMany - 1), LONGEST_WAIT_MS));
  return {
    isSlow: tooMany > 0,
    byMailOnly: inDay > MOST_A_DAY,
    succeeded: async () => {
      await db.delete(loginFailures).where(ofSame({ account, source, device }));
    },
  };
}

/** Removes expired attempts. */
export async function forgetOldAttempts(db: Database): Promise<void> {
  await db.delete(loginFailures).where(and(lt(loginFailures.at, ago(WINDOW)), isNotNull(loginFailures.device)));
  await db.delete(loginFailures).where(lt(loginFailures.at, ago(DAY)));
}
