import type { Config } from "../config/config.ts";
import type { Database } from "../database/database.ts";
import type { Mailer } from "./mailer.ts";

/** Dependencies for writing and sending mails. */
export interface MailTools {
  readonly db: Database;
  readonly config: Config;
  readonly mailer: Mailer;
}
