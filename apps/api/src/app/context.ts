import type pg from "pg";
import type { Logger } from "pino";
import type { createTokenReader } from "../accounts/access-token.ts";
import type { FindSession } from "../accounts/asker.ts";
import type { Passwords } from "../accounts/passwords.ts";
import type { SigningKeys } from "../accounts/signing-keys.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Config } from "../config/config.ts";
import type { Database } from "../database/database.ts";
import type { ImageStore } from "../images/image-store.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { LiveUpdates } from "../choices/live-updates.ts";
import type { Reporters } from "./metrics.ts";

/** What operations work with; made once at start. */
export interface AppContext {
  readonly config: Config;
  readonly log: Logger;
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly keys: SigningKeys;
  readonly readToken: ReturnType<typeof createTokenReader>;
  readonly findSession: FindSession;
  readonly passwords: Passwords;
  readonly catalogue: Catalogue;
  readonly images: ImageStore;
  readonly jobs: Jobs;
  readonly live: LiveUpdates;
  readonly report: Reporters;
}
