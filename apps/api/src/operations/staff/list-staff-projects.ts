import { and, asc, count, eq, isNull, max, sql } from "drizzle-orm";
import { listStaffProjects } from "@showroom/api-contract/endpoints/staff-projects";
import { mayEnterAsStaff } from "@showroom/domain/access/access";
import { priceGroupOf, STATUS_OF } from "@showroom/domain/model/project";
import { actorOf } from "../../accounts/actor.ts";
import { operation } from "../../kernel/operation.ts";
import { registered } from "../../kernel/asker.ts";
import { users } from "../../database/schema/accounts.ts";
import { projects } from "../../database/schema/catalogue.ts";
import { projectChoices } from "../../database/schema/choices.ts";

export const listStaffProjectsOperation = operation(listStaffProjects, async ({ app, asker }) => {
  const { user } = registered(asker);
  const actor = actorOf(user);
  const rows = await app.db.select().from(projects).orderBy(asc(projects.name));
  const counts = await app.db
    .select({
      projectId: users.projectId,
      buyers: count(users.id),
      submitted: sql<number>`count(${projectChoices.submittedAt})::int`,
      lastChangeAt: max(
        sql<Date | null>`case when ${projectChoices.version} > 0 then ${projectChoices.updatedAt} end`.mapWith(
          projectChoices.updatedAt,
        ),
      ),
    })
    .from(users)
    .leftJoin(
      projectChoices,
      and(
        eq(projectChoices.userId, users.id),
        eq(projectChoices.projectId, users.projectId),
        isNull(projectChoices.archivedAt),
      ),
    )
    .where(and(eq(users.role, "projectuser"), isNull(users.sharesChoicesOf)))
    .groupBy(users.projectId);
  const byProject = new Map(counts.map((entry) => [entry.projectId, entry]));
  return rows
    .filter((row) => mayEnterAsStaff(actor, { id: row.id, showroomOrganisationId: row.showroomId }))
    .flatMap(({ id, name, slug, state, document }) => {
      if (state === "deleted") return [];
      const found = byProject.get(id);
      return {
        id,
        name,
        slug,
        status: STATUS_OF[state],
        state,
        priceGroup: priceGroupOf(document.priceGroup),
        floorPriceGroup: priceGroupOf(document.floorPriceGroup),
        showroomName: document.showroom.name,
        houseTypes: document.houseTypes.map((houseType) => ({ id: houseType.id, name: houseType.name })),
        buyerCount: found?.buyers ?? 0,
        submittedCount: found?.submitted ?? 0,
        lastChangeAt: found?.lastChangeAt ? new Date(found.lastChangeAt).toISOString() : null,
      };
    });
});
