import { createProject } from "@showroom/api-contract/endpoints/new-project";
import { createProjectFrom } from "../../importer/upload/create-project.ts";
import { operation } from "../../kernel/operation.ts";
import { ProblemError } from "../../kernel/problem.ts";

export const createProjectOperation = operation(createProject, async ({ app, asker, body }) => {
  if (asker.kind !== "user") throw new ProblemError("not-authenticated");
  const { fileName, content, ...project } = body;
  const file = { fileName, content: Buffer.from(content, "base64") };
  return await createProjectFrom(app, file, { ...project, by: asker.user.id });
});
