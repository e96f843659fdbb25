import { publishCatalogue } from "@showroom/api-contract/endpoints/staged-catalogue";
import { findStaged } from "../../catalogue/staged-version.ts";
import { publishStaged } from "../../importer/upload/publish-staged.ts";
import { operation } from "../../kernel/operation.ts";
import { registered } from "../../kernel/asker.ts";

export const publishCatalogueOperation = operation(publishCatalogue, async ({ app, asker, params, body }) => {
  const { user } = registered(asker);
  const { document } = await app.catalogue.project(params.projectId);
  const staged = await findStaged(app.db, params.projectId, params.stagedId);
  return await publishStaged(app, document.slug, staged, { ...body, by: user.id });
});
