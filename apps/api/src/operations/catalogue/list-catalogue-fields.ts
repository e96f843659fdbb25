import { FIELD_GROUPS_LIMIT, listCatalogueFields } from "@showroom/api-contract/endpoints/edit-catalogue";
import { editableGroups, fieldGroup } from "../../importer/edit/catalogue-fields.ts";
import { presentSource } from "../../importer/upload/stage-upload.ts";
import { operation } from "../../kernel/operation.ts";
import { ProblemError } from "../../kernel/problem.ts";

export const listCatalogueFieldsOperation = operation(listCatalogueFields, async ({ app, params, query }) => {
  const { document, revision, catalogueVersion } = await app.catalogue.project(params.projectId);
  const source = await presentSource(app.db, document.slug);
  if (source === null) throw new ProblemError("not-found", { detail: "The bundle of this catalogue was not stored" });
  const search = query.search.trim().toLowerCase();
  const groups = editableGroups(source.bundle).filter(
    ({ section, title }) => section === query.section && title.toLowerCase().includes(search),
  );
  return {
    revision,
    catalogueVersion,
    groups: groups.slice(0, FIELD_GROUPS_LIMIT).map(fieldGroup),
    total: groups.length,
    files: Object.keys(source.files).toSorted(),
  };
});
