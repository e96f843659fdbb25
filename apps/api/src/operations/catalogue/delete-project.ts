import { deleteProject } from "@showroom/api-contract/endpoints/new-project";
import { inTransaction } from "../../database/transaction.ts";
import { operation } from "../../kernel/operation.ts";
import { ProblemError } from "../../kernel/problem.ts";
import { countDeletion, deleteProject as remove } from "../../staff/delete-project.ts";

const refusal = (path: readonly string[], message: string): ProblemError =>
  new ProblemError("request-invalid", { issues: [{ path: [...path], message }] });

export const deleteProjectOperation = operation(deleteProject, async ({ app, asker, params, body }) => {
  if (body.dryRun) return { ...(await countDeletion(app.db, params.projectId)), deleted: false };
  const { document } = await app.catalogue.project(params.projectId);
  if (body.name !== document.name) throw refusal(["body", "name"], "is not the project's name");
  const deletion = await inTransaction(app.pool, ({ tx }) => remove(tx, asker, params.projectId));
  if (!deletion) throw refusal(["params", "projectId"], "is neither archived nor a concept");
  return { ...deletion, deleted: true };
});
