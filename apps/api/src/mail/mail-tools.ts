import type { Config } from "../config/config.ts";
import type { Database } from "../database/database.ts";
import type { Mailer } from "./mailer.ts";

/** What writing and sending a mail takes. */
export interface MailTools {
  readonly db: Database;
  readonly config: Config;
  readonly mailer: Mailer;
}
