import { and, asc, eq } from "drizzle-orm";
import { getContentBlock } from "@showroom/api-contract/endpoints/projects";
import type { ContentBlock } from "@showroom/api-contract/entities/content-block";
import { mayEnterAsStaff } from "@showroom/domain/access/access";
import { actorOf } from "../../accounts/actor.ts";
import { stagedRevision } from "../../catalogue/staged-version.ts";
import type { Queries } from "../../database/database.ts";
import { catalogueVersions } from "../../database/schema/catalogue-versions.ts";
import { contentBlocks } from "../../database/schema/catalogue.ts";
import type { Asker } from "../../kernel/asker.ts";
import { operation } from "../../kernel/operation.ts";
import { ProblemError } from "../../kernel/problem.ts";
import { refuseConcept } from "../../catalogue/read-state.ts";

/** The blocks of a place, in order; in a preview those of the staged catalogue. */
async function blocksOf(db: Queries, asker: Asker, projectId: number, key: ContentBlock["key"]) {
  const preview = asker.kind === "user" ? asker.preview : undefined;
  if (preview?.projectId !== projectId)
    return await db
      .select()
      .from(contentBlocks)
      .where(and(eq(contentBlocks.projectId, projectId), eq(contentBlocks.key, key)))
      .orderBy(asc(contentBlocks.sequence));
  const [version] = await db
    .select({ blocks: catalogueVersions.contentBlocks })
    .from(catalogueVersions)
    .where(
      and(eq(catalogueVersions.projectId, projectId), eq(catalogueVersions.revision, stagedRevision(preview.stagedId))),
    );
  return (version?.blocks ?? [])
    .filter((block) => block.key === key)
    .toSorted((one, other) => one.sequence - other.sequence);
}

/** The first block of a place; only staff get a concept block. */
export const getContentBlockOperation = operation(getContentBlock, async ({ app, asker, params }) => {
  const project = await app.catalogue.project(params.projectId);
  const isPreview = asker.kind === "user" && asker.preview?.projectId === project.id;
  const isStaff =
    asker.kind === "user" &&
    mayEnterAsStaff(actorOf(asker.user), { id: project.id, showroomOrganisationId: project.showroomId });
  if (!isStaff && !isPreview) await refuseConcept(app.db, project.id);
  const blocks = await blocksOf(app.db, asker, params.projectId, params.key);
  const block = blocks.find(({ status }) => isStaff || status !== "concept");
  if (!block) throw new ProblemError("not-found");
  const { id, key, sequence, status, document } = block;
  return { id, ...document, pagePositionId: null, projectId: params.projectId, key, sequence, status };
});
