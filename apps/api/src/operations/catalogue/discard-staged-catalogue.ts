import { discardStagedCatalogue } from "@showroom/api-contract/endpoints/staged-catalogue";
import { removeStaged } from "../../catalogue/staged-version.ts";
import { inTransaction } from "../../database/transaction.ts";
import { operation } from "../../kernel/operation.ts";
import { ProblemError } from "../../kernel/problem.ts";

export const discardStagedCatalogueOperation = operation(discardStagedCatalogue, async ({ app, params }) => {
  const removed = await inTransaction(app.pool, ({ tx }) => removeStaged(tx, params.projectId, params.stagedId));
  if (!removed) throw new ProblemError("not-found");
  return undefined;
});
