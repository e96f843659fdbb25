import { checkCatalogue } from "@showroom/api-contract/endpoints/catalogue";
import { stageUpload } from "../../importer/upload/stage-upload.ts";
import { operation } from "../../kernel/operation.ts";
import { ProblemError } from "../../kernel/problem.ts";

export const checkCatalogueOperation = operation(checkCatalogue, async ({ app, asker, params, body }) => {
  if (asker.kind !== "user") throw new ProblemError("not-authenticated");
  const live = await app.catalogue.project(params.projectId);
  const file = { fileName: body.fileName, content: Buffer.from(body.content, "base64") };
  return await stageUpload(app, live, asker.user.id, file);
});
