import { reopenSubmission } from "@showroom/api-contract/endpoints/submissions";
import { recordAudit } from "../../accounts/audit.ts";
import { reopenChoices } from "../../choices/save/reopen-choices.ts";
import { operation } from "../../kernel/operation.ts";
import { registered } from "../../kernel/asker.ts";
import { changeSubmission } from "../../staff/change-submission.ts";

export const reopenSubmissionOperation = operation(reopenSubmission, async ({ app, asker, params, body }) => {
  const { user } = registered(asker);
  return await changeSubmission(app, params, body.version, async (open, { buyer, live, locked, frozen }) => {
    if (locked.submitType === null) return false;
    await reopenChoices(app, open, locked, { buyer, live, actor: user, reason: body.reason });
    await recordAudit(open.tx, asker, {
      action: "reopened-submission",
      subjectId: buyer.id,
      projectId: live.id,
      details: frozen ? { reference: frozen.document.reference } : {},
    });
    await app.jobs.send("mail.reopened", { choicesId: locked.id }, open.client);
    return true;
  });
});
