import { forgetOldAttempts } from "../accounts/login-limit.ts";
import { forgetOldSessions } from "../accounts/sessions.ts";
import type { Config } from "../config/config.ts";
import type { Database } from "../database/database.ts";
import type { Mailer } from "../mail/mailer.ts";
import { sendConfirmation } from "../mail/send-confirmation.ts";
import { sendContactQuestion } from "../mail/send-contact-question.ts";
import { sendPasswordReset } from "../mail/send-password-reset.ts";
import type { JobHandlers } from "./jobs.ts";

export interface JobTools {
  readonly db: Database;
  readonly config: Config;
  readonly mailer: Mailer;
}

export function jobHandlers(tools: JobTools): JobHandlers {
  return {
    "mail.password-reset": ({ email }) => sendPasswordReset(tools, email),
    "mail.confirmation": ({ confirmationId }) => sendConfirmation(tools, confirmationId),
    "mail.contact-question": ({ questionId }) => sendContactQuestion(tools, questionId),
    "maintenance.cleanup": async () => {
      await forgetOldAttempts(tools.db);
      await forgetOldSessions(tools.db);
    },
  };
}
