import { checkCatalogue } from "@showroom/api-contract/endpoints/catalogue";
import { uploadedFile } from "../../importer/upload/unpack-upload.ts";
import { stageUpload } from "../../importer/upload/stage-upload.ts";
import { operation } from "../../kernel/operation.ts";
import { registered } from "../../kernel/asker.ts";

export const checkCatalogueOperation = operation(checkCatalogue, async ({ app, asker, params, body }) => {
  const { user } = registered(asker);
  const live = await app.catalogue.project(params.projectId);
  const file = await uploadedFile(body.file);
  return await stageUpload(app, live, user.id, file);
});
