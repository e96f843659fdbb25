import { and, count, eq, gt, lt, sql } from "drizzle-orm";
import { ProblemError } from "../kernel/problem.ts";
import type { Database } from "../database/database.ts";
import { loginFailures } from "../database/schema/accounts.ts";
import { digestOf } from "./secrets.ts";

const WINDOW_MINUTES = 15;
const WINDOW = sql`now() - make_interval(mins => ${WINDOW_MINUTES})`;
const PER_ACCOUNT = 10;
const PER_ADDRESS = 50;

export interface LoginAttempt {
  /** Call when the password was right: the account starts again at none. */
  readonly succeeded: () => Promise<void>;
}

/**
 * Counts an attempt before it is made, so that parallel guesses count too. Accounts that do not exist count alike.
 * @throws ProblemError `too-many-requests` past 10 failures for the account or 50 from the address within 15 minutes.
 */
export async function countLoginAttempt(db: Database, email: string, address: string): Promise<LoginAttempt> {
  const account = digestOf(email.trim().toLowerCase());
  const [attempt] = await db.insert(loginFailures).values({ account, address }).returning({ id: loginFailures.id });
  const [[byAccount], [byAddress]] = await Promise.all([
    db
      .select({ n: count() })
      .from(loginFailures)
      .where(and(eq(loginFailures.account, account), gt(loginFailures.at, WINDOW))),
    db
      .select({ n: count() })
      .from(loginFailures)
      .where(and(eq(loginFailures.address, address), gt(loginFailures.at, WINDOW))),
  ]);
  if ((byAccount?.n ?? 0) > PER_ACCOUNT || (byAddress?.n ?? 0) > PER_ADDRESS) {
    if (attempt) await db.delete(loginFailures).where(eq(loginFailures.id, attempt.id));
    throw new ProblemError("too-many-requests", { retryAfterSeconds: WINDOW_MINUTES * 60 });
  }
  return {
    succeeded: async () => {
      await db.delete(loginFailures).where(eq(loginFailures.account, account));
    },
  };
}

/** Removes what no longer counts. */
export async function forgetOldAttempts(db: Database): Promise<void> {
  await db.delete(loginFailures).where(lt(loginFailures.at, WINDOW));
}
