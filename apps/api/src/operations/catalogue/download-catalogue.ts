import { downloadCatalogue } from "@showroom/api-contract/endpoints/catalogue-files";
import { requirePresentSource } from "../../importer/upload/present-source.ts";
import { operation } from "../../kernel/operation.ts";
import { sendCatalogueFile } from "../../importer/upload/send-catalogue-file.ts";

export const downloadCatalogueOperation = operation(downloadCatalogue, async ({ app, params, reply }) => {
  const { slug } = (await app.catalogue.project(params.projectId)).document;
  const source = await requirePresentSource(app.db, slug);
  return await sendCatalogueFile(reply, source, {
    images: app.images,
    format: params.format,
    name: `catalogus-${slug}`,
  });
});
