import { lt } from "drizzle-orm";
import { forgetOldDevices } from "../accounts/known-devices.ts";
import { forgetOldAttempts } from "../accounts/login-limit.ts";
import { forgetOldSignIns } from "../accounts/openid/sign-ins.ts";
import { forgetOldChallenges } from "../accounts/second-factor/challenges.ts";
import { forgetOldSessions } from "../accounts/sessions.ts";
import type { Database } from "../database/database.ts";
import { applyRetention } from "../database/retention.ts";
import { rateLimits } from "../database/schema/rate-limits.ts";
import { removeOldFiles } from "../jobs/old-files.ts";

/** The nightly job: removes what is kept long enough. */
export async function cleanUp(db: Database, dataDir: string): Promise<void> {
  await forgetOldAttempts(db);
  await forgetOldSessions(db);
  await forgetOldDevices(db);
  await forgetOldChallenges(db);
  await forgetOldSignIns(db);
  await applyRetention(db, false);
  await removeOldFiles(dataDir, false);
  // The library that writes them reads the machine's clock.
  await db.delete(rateLimits).where(lt(rateLimits.expire, Date.now()));
}
