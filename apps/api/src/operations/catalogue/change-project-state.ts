import { changeProjectState } from "@showroom/api-contract/endpoints/new-project";
import { inTransaction } from "../../database/transaction.ts";
import { operation } from "../../kernel/operation.ts";
import { ProblemError } from "../../kernel/problem.ts";
import { changeState, StateError } from "../../staff/project-state.ts";

export const changeProjectStateOperation = operation(changeProjectState, async ({ app, asker, params, body }) => {
  try {
    await inTransaction(app.pool, ({ tx }) => changeState(tx, asker, params.projectId, body.state));
  } catch (error) {
    if (!(error instanceof StateError)) throw error;
    throw new ProblemError("request-invalid", { issues: [{ path: ["body", "state"], message: error.message }] });
  }
  return undefined;
});
