import { eq } from "drizzle-orm";
import { getConfirmation } from "@showroom/api-contract/endpoints/choices";
import { operation } from "../../kernel/operation.ts";
import { ProblemError } from "../../kernel/problem.ts";
import { findOwnChoices } from "../../choices/read/own-choices.ts";
import { confirmations } from "../../database/schema/choices.ts";

export const getConfirmationOperation = operation(getConfirmation, async ({ app, asker, params }) => {
  const { row } = await findOwnChoices(app, asker, params.projectId);
  const [found] = row
    ? await app.db
        .select({ document: confirmations.document })
        .from(confirmations)
        .where(eq(confirmations.choicesId, row.id))
    : [];
  if (!found) throw new ProblemError("not-found");
  return found.document;
});
