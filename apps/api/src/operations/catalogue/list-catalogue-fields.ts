import { FIELD_GROUPS_LIMIT, listCatalogueFields } from "@showroom/api-contract/endpoints/edit-catalogue";
import { editableGroups, fieldGroup } from "../../importer/edit/catalogue-fields.ts";
import { requirePresentSource } from "../../importer/upload/present-source.ts";
import { operation } from "../../kernel/operation.ts";

export const listCatalogueFieldsOperation = operation(listCatalogueFields, async ({ app, params, query }) => {
  const { document, revision, catalogueVersion } = await app.catalogue.project(params.projectId);
  const source = await requirePresentSource(app.db, document.slug);
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
    publicIds: source.files,
  };
});
