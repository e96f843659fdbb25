import { and, asc, eq, inArray } from "drizzle-orm";
import { getContentBlock } from "@showroom/api-contract/endpoints/projects";
import { mayEnterAsStaff } from "@showroom/domain/access/access";
import { PROJECT_STATUS } from "@showroom/domain/model/project";
import { actorOf } from "../../accounts/actor.ts";
import { operation } from "../../kernel/operation.ts";
import { ProblemError } from "../../kernel/problem.ts";
import { contentBlocks } from "../../database/schema/catalogue.ts";

/** The first block of a place; only staff get a concept block. */
export const getContentBlockOperation = operation(getContentBlock, async ({ app, asker, params }) => {
  const project = await app.catalogue.project(params.projectId);
  const isStaff =
    asker.kind === "user" &&
    mayEnterAsStaff(actorOf(asker.user), { id: project.id, showroomOrganisationId: project.showroomId });
  if (project.document.status === PROJECT_STATUS.concept && !isStaff) throw new ProblemError("not-found");
  const [block] = await app.db
    .select()
    .from(contentBlocks)
    .where(
      and(
        eq(contentBlocks.projectId, params.projectId),
        eq(contentBlocks.key, params.key),
        ...(isStaff ? [] : [inArray(contentBlocks.status, ["active", "new"])]),
      ),
    )
    .orderBy(asc(contentBlocks.sequence))
    .limit(1);
  if (!block) throw new ProblemError("not-found");
  const { id, projectId, key, sequence, status, document } = block;
  return { id, ...document, pagePositionId: null, projectId, key, sequence, status };
});
