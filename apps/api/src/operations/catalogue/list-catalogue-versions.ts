import { listCatalogueVersions } from "@showroom/api-contract/endpoints/catalogue";
import { listVersions } from "../../importer/publish/revert-catalogue.ts";
import { operation } from "../../kernel/operation.ts";

export const listCatalogueVersionsOperation = operation(listCatalogueVersions, async ({ app, params }) => {
  const { document } = await app.catalogue.project(params.projectId);
  const versions = await listVersions(app.db, document.slug);
  return { items: versions.map((version) => ({ ...version, importedAt: version.importedAt.toISOString() })) };
});
