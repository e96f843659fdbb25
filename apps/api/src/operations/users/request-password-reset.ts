import { requestPasswordReset } from "@showroom/api-contract/endpoints/users";
import { operation } from "../../kernel/operation.ts";

/** Queues the same job for known and unknown addresses, so that response and timing reveal nothing. */
export const requestPasswordResetOperation = operation(requestPasswordReset, async ({ app, body }) => {
  await app.jobs.send("mail.password-reset", { email: body.email });
  return undefined;
});
