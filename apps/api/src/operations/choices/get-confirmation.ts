import { getConfirmation } from "@showroom/api-contract/endpoints/choices";
import { operation } from "../../kernel/operation.ts";
import { ProblemError } from "../../kernel/problem.ts";
import { confirmationsOf } from "../../choices/confirm/find-confirmations.ts";
import { findOwnChoices } from "../../choices/read/own-choices.ts";

export const getConfirmationOperation = operation(getConfirmation, async ({ app, asker, params, query }) => {
  const { row } = await findOwnChoices(app, asker, params.projectId);
  const all = row ? await confirmationsOf(app.db, row.id) : [];
  const found = query.version === undefined ? all[0] : all[all.length - query.version];
  if (!found) throw new ProblemError("not-found");
  return found;
});
