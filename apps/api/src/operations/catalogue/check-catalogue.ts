import { checkCatalogue } from "@showroom/api-contract/endpoints/catalogue";
import { uploadedFile } from "../../importer/upload/unpack-upload.ts";
import { stageUpload } from "../../importer/upload/stage-upload.ts";
import { operation } from "../../kernel/operation.ts";
import { ProblemError } from "../../kernel/problem.ts";

export const checkCatalogueOperation = operation(checkCatalogue, async ({ app, asker, params, body }) => {
  if (asker.kind !== "user") throw new ProblemError("not-authenticated");
  const live = await app.catalogue.project(params.projectId);
  const file = await uploadedFile(body.file);
  return await stageUpload(app, live, asker.user.id, file);
});
