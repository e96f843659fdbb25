import { createProject } from "@showroom/api-contract/endpoints/new-project";
import { createProjectFrom } from "../../importer/upload/create-project.ts";
import { uploadedFile } from "../../importer/upload/unpack-upload.ts";
import { operation } from "../../kernel/operation.ts";
import { registered } from "../../kernel/asker.ts";

export const createProjectOperation = operation(createProject, async ({ app, asker, body }) => {
  const { user } = registered(asker);
  const { file, ...project } = body;
  return await createProjectFrom(app, await uploadedFile(file), { ...project, by: user.id });
});
