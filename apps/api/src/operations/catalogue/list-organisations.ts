import { asc } from "drizzle-orm";
import { listOrganisations } from "@showroom/api-contract/endpoints/new-project";
import { organisations } from "../../database/schema/catalogue.ts";
import { operation } from "../../kernel/operation.ts";

export const listOrganisationsOperation = operation(listOrganisations, async ({ app }) => ({
  items: await app.db
    .select({ id: organisations.id, name: organisations.name })
    .from(organisations)
    .orderBy(asc(organisations.name)),
}));
