import { and, desc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { listStagedCatalogues } from "@showroom/api-contract/endpoints/staged-catalogue";
import { fullName } from "@showroom/domain/format/full-name";
import { users } from "../../database/schema/accounts.ts";
import { catalogueVersions } from "../../database/schema/catalogue-versions.ts";
import { stagedCatalogues } from "../../database/schema/staged-catalogues.ts";
import { operation } from "../../kernel/operation.ts";

const planners = alias(users, "planners");
const nameOf = (firstName: string | null, lastName: string | null): string | null =>
  fullName({ firstName, lastName }) || null;

export const listStagedCataloguesOperation = operation(listStagedCatalogues, async ({ app, params }) => {
  const rows = await app.db
    .select({
      id: stagedCatalogues.id,
      fileName: stagedCatalogues.fileName,
      stagedAt: stagedCatalogues.stagedAt,
      firstName: users.firstName,
      lastName: users.lastName,
      plannedAt: stagedCatalogues.plannedAt,
      plannerFirstName: planners.firstName,
      plannerLastName: planners.lastName,
      refusal: stagedCatalogues.refusal,
      catalogueVersion: catalogueVersions.catalogueVersion,
      houseTypes: catalogueVersions.houseTypes,
    })
    .from(stagedCatalogues)
    .innerJoin(
      catalogueVersions,
      and(
        eq(catalogueVersions.projectId, stagedCatalogues.projectId),
        eq(catalogueVersions.revision, sql`-${stagedCatalogues.id}`),
      ),
    )
    .leftJoin(users, eq(users.id, stagedCatalogues.stagedBy))
    .leftJoin(planners, eq(planners.id, stagedCatalogues.plannedBy))
    .where(eq(stagedCatalogues.projectId, params.projectId))
    .orderBy(desc(stagedCatalogues.id));
  return {
    items: rows.map((row) => ({
      id: row.id,
      fileName: row.fileName,
      catalogueVersion: row.catalogueVersion,
      stagedAt: row.stagedAt.toISOString(),
      stagedBy: nameOf(row.firstName, row.lastName),
      plannedAt: row.plannedAt?.toISOString() ?? null,
      plannedBy: row.plannedAt === null ? null : nameOf(row.plannerFirstName, row.plannerLastName),
      refusal: row.refusal,
      houseTypes: row.houseTypes.map(({ id, name }) => ({ id, name })),
    })),
  };
});
