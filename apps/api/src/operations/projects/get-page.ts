import { getPage } from "@showroom/api-contract/endpoints/pages";
import { eq } from "drizzle-orm";
import { operation } from "../../app/operation.ts";
import { ProblemError } from "../../app/problem.ts";
import { houseTypes } from "../../database/schema/catalogue.ts";

export const getPageOperation = operation(getPage, async ({ app, params }) => {
  const [found] = await app.db.select({ projectId: houseTypes.projectId }).from(houseTypes).where(eq(houseTypes.id, params.houseTypeId));
  if (!found) throw new ProblemError("not-found");
  const project = await app.catalogue.project(found.projectId);
  const loaded = project.houseTypes.get(params.houseTypeId)?.pagesById.get(params.pageId);
  if (!loaded) throw new ProblemError("not-found");
  return loaded.page;
});
