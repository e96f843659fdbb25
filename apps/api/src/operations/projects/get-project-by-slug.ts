import { eq } from "drizzle-orm";
import { getProjectBySlug } from "@showroom/api-contract/endpoints/projects";
import { hasProjectAccess, mayEnterAsStaff } from "@showroom/domain/access/access";
import { PROJECT_STATUS } from "@showroom/domain/model/project";
import { actorOf } from "../../accounts/actor.ts";
import { operation } from "../../kernel/operation.ts";
import { ProblemError } from "../../kernel/problem.ts";
import { houseTypeOf } from "../../choices/read/home.ts";
import { projects } from "../../database/schema/catalogue.ts";

export const getProjectBySlugOperation = operation(getProjectBySlug, async ({ app, asker, params }) => {
  const [found] = await app.db.select({ id: projects.id }).from(projects).where(eq(projects.slug, params.slug));
  if (!found) throw new ProblemError("not-found");
  const project = await app.catalogue.project(found.id);
  const guarded = { id: project.id, showroomOrganisationId: project.showroomId };
  const user = asker.kind === "user" ? asker.user : null;
  const isConcept = project.document.status === PROJECT_STATUS.concept;
  if (isConcept && !(user && mayEnterAsStaff(actorOf(user), guarded))) throw new ProblemError("not-found");
  const house = user && hasProjectAccess(actorOf(user), guarded) ? houseTypeOf(user, project) : null;
  return {
    ...project.document,
    selectedProjectHouseType: house ? { id: house.houseType.id, projectId: project.id } : null,
  };
});
