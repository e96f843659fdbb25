import { and, desc, eq, sql } from "drizzle-orm";
import { listStagedCatalogues } from "@showroom/api-contract/endpoints/staged-catalogue";
import { users } from "../../database/schema/accounts.ts";
import { catalogueVersions } from "../../database/schema/catalogue-versions.ts";
import { stagedCatalogues } from "../../database/schema/staged-catalogues.ts";
import { operation } from "../../kernel/operation.ts";

export const listStagedCataloguesOperation = operation(listStagedCatalogues, async ({ app, params }) => {
  const rows = await app.db
    .select({
      id: stagedCatalogues.id,
      fileName: stagedCatalogues.fileName,
      stagedAt: stagedCatalogues.stagedAt,
      firstName: users.firstName,
      lastName: users.lastName,
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
    .where(eq(stagedCatalogues.projectId, params.projectId))
    .orderBy(desc(stagedCatalogues.id));
  return {
    items: rows.map(({ firstName, lastName, stagedAt, houseTypes, ...row }) => ({
      ...row,
      stagedAt: stagedAt.toISOString(),
      stagedBy: [firstName, lastName].filter(Boolean).join(" ") || null,
      houseTypes: houseTypes.map(({ id, name }) => ({ id, name })),
    })),
  };
});
