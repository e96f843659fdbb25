import type { Logger } from "pino";
import { readBounces } from "../bounces/read-bounces.ts";
import type { Config } from "../config/config.ts";
import type { Database } from "../database/database.ts";

export interface BounceTools {
  readonly db: Database;
  readonly config: Pick<Config, "bounces">;
  readonly log: Pick<Logger, "warn">;
}

/**
 * Reads the mailbox of undelivered mails, where there is one. Its client is loaded only then. A mailbox that is away is logged: the next run
 * reads what this one did not, so that nobody need repeat it.
 */
export async function readNewBounces({ db, config, log }: BounceTools): Promise<void> {
  if (config.bounces === null) return;
  const { openMailbox } = await import("../bounces/mailbox.ts");
  await readBounces({ db }, openMailbox(config.bounces.url)).catch((error: unknown) => {
    log.warn({ err: error }, "the mailbox of undelivered mails cannot be read");
  });
}
