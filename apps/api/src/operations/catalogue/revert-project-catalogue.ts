import { revertProjectCatalogue } from "@showroom/api-contract/endpoints/catalogue";
import { revertCatalogue } from "../../importer/publish/revert-catalogue.ts";
import { changeOutcome } from "../../importer/upload/change-outcome.ts";
import { operation } from "../../kernel/operation.ts";

export const revertProjectCatalogueOperation = operation(
  revertProjectCatalogue,
  async ({ app, asker, params, body }) => {
    const { document } = await app.catalogue.project(params.projectId);
    const { revision, dryRun, agreed } = body;
    return await changeOutcome(dryRun, () =>
      revertCatalogue(app, document.slug, revision, {
        dryRun,
        approved: agreed,
        by: asker.kind === "user" ? asker.user.id : null,
      }),
    );
  },
);
