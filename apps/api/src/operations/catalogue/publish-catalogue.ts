import { publishCatalogue } from "@showroom/api-contract/endpoints/staged-catalogue";
import { findStaged } from "../../catalogue/staged-version.ts";
import { publishStaged } from "../../importer/upload/publish-staged.ts";
import { operation } from "../../kernel/operation.ts";
import { ProblemError } from "../../kernel/problem.ts";

export const publishCatalogueOperation = operation(publishCatalogue, async ({ app, asker, params, body }) => {
  if (asker.kind !== "user") throw new ProblemError("not-authenticated");
  const { document } = await app.catalogue.project(params.projectId);
  const staged = await findStaged(app.db, params.projectId, params.stagedId);
  return await publishStaged(app, document.slug, staged, { ...body, by: asker.user.id });
});
