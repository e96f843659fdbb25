import type { DatabaseHandle } from "../../database/database.ts";
import type { TestMailbox } from "../imap-mailbox.ts";
import type { SmtpCatcher } from "../smtp-catcher.ts";
import type { TestApp } from "../test-app.ts";

/** What the simulated project plays with. */
export interface WeeksTools {
  readonly app: TestApp;
  readonly catcher: SmtpCatcher;
  readonly mailbox: TestMailbox;
  readonly database: DatabaseHandle;
  readonly projectId: number;
  /** Between 0 and 1. */
  readonly chance: () => number;
}
