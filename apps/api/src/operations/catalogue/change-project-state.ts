import { changeProjectState } from "@showroom/api-contract/endpoints/new-project";
import { inTransaction } from "../../database/transaction.ts";
import { operation } from "../../kernel/operation.ts";
import { changeState } from "../../staff/project-state.ts";

export const changeProjectStateOperation = operation(changeProjectState, async ({ app, asker, params, body }) => {
  await inTransaction(app.pool, ({ tx }) => changeState(tx, asker, params.projectId, body.state));
  return undefined;
});
