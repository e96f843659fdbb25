import { submitForBuyer } from "@showroom/api-contract/endpoints/submissions";
import { recordAudit } from "../../accounts/audit.ts";
import { homeOfChoices } from "../../choices/read/home.ts";
import { handIn } from "../../choices/save/hand-in.ts";
import { operation } from "../../kernel/operation.ts";
import { registered } from "../../kernel/asker.ts";
import { ProblemError } from "../../kernel/problem.ts";
import { changeSubmission } from "../../staff/change-submission.ts";

export const submitForBuyerOperation = operation(submitForBuyer, async ({ app, asker, params, body }) => {
  const { user } = registered(asker);
  const { version, submitType, totalPrice } = body;
  const changed = await changeSubmission(app, params, version, async (open, { buyer, live, locked }) => {
    // An offer binds nobody until it is accepted: for one, a draft can be frozen that the buyer did not hand in.
    if (locked.submitType !== null || (locked.reopened === null && submitType !== "quote")) return false;
    if (!live.document.submitOptions.some((option) => option.shown && option.type === submitType))
      throw new ProblemError("choice-invalid", {
        issues: [{ path: ["body", "submitType"], message: "is not offered by the project" }],
      });
    const home = await homeOfChoices(app, buyer, live, locked);
    const { row } = await handIn(app, open, home, locked, { actor: user, rooms: {}, submitType });
    // The price can follow from a newer catalogue than the one that was shown.
    if (row.addedCost !== totalPrice) return false;
    await recordAudit(open.tx, asker, { action: "submitted-for-buyer", subjectId: buyer.id, projectId: live.id });
    return true;
  });
  app.report.submitted();
  return changed;
});
