import { requestPasswordReset } from "@showroom/api-contract/endpoints/users";
import { operation } from "../../kernel/operation.ts";

/** Known or unknown, the same is done here: the job finds out, so neither the answer nor its time tells. */
export const requestPasswordResetOperation = operation(requestPasswordReset, async ({ app, body }) => {
  await app.jobs.send("mail.password-reset", { email: body.email });
  return undefined;
});
