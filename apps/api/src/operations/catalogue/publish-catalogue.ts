import { publishCatalogue } from "@showroom/api-contract/endpoints/catalogue";
import { importUpload } from "../../importer/upload/import-upload.ts";
import { operation } from "../../kernel/operation.ts";

export const publishCatalogueOperation = operation(publishCatalogue, async ({ app, params, body }) => {
  const { document } = await app.catalogue.project(params.projectId);
  const { agreed, ...file } = body;
  return await importUpload(app, document.slug, file, { dryRun: false, approved: agreed });
});
