import { checkCatalogue } from "@showroom/api-contract/endpoints/catalogue";
import { importUpload } from "../../importer/upload/import-upload.ts";
import { operation } from "../../kernel/operation.ts";

export const checkCatalogueOperation = operation(checkCatalogue, async ({ app, params, body }) => {
  const { document } = await app.catalogue.project(params.projectId);
  return await importUpload(app, document.slug, body, { dryRun: true });
});
