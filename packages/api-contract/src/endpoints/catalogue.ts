import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { catalogueChangeSchema, catalogueVersionSchema } from "../entities/catalogue.ts";
import { FORM_OVERHEAD, formOf, uploadSchema } from "../entities/upload.ts";
import { flagSchema, idSchema } from "../entities/scalars.ts";
import { projectParams } from "./parameters.ts";

/** Largest file that is uploaded, in bytes. */
export const CATALOGUE_FILE_LIMIT = 30 * 1024 * 1024;
export const UPLOAD_BODY_LIMIT = CATALOGUE_FILE_LIMIT + FORM_OVERHEAD;

/**
 * A workbook, a `bundle.json`, or a zip with one of them, pictures, or both. Pictures that are not in the zip are those
 * that the project has, by the same names. Pictures alone are for the present catalogue.
 */
export const catalogueFileSchema = uploadSchema(CATALOGUE_FILE_LIMIT);

export const listCatalogueVersions = defineEndpoint({
  name: "catalogue.versions",
  summary: "The versions of a project's catalogue that can be gone back to, newest first",
  method: "GET",
  path: "/api/staff/projects/{projectId}/catalogue/versions",
  access: { kind: "catalogueAdmin" },
  params: projectParams,
  status: 200,
  response: z.object({ items: z.array(catalogueVersionSchema) }),
  problems: [],
});

export const checkCatalogue = defineEndpoint({
  name: "catalogue.check",
  summary: "Check an uploaded catalogue, compare it with the one on show, and stage it when it has no errors",
  method: "POST",
  path: "/api/staff/projects/{projectId}/catalogue/check",
  access: { kind: "catalogueAdmin" },
  changes: "catalogue",
  params: projectParams,
  bodyLimit: UPLOAD_BODY_LIMIT,
  form: formOf,
  body: z.strictObject({ file: catalogueFileSchema }),
  status: 200,
  /** `stagedId`: null when there is nothing to publish. It replaces what the same user staged before. */
  response: z.extend(catalogueChangeSchema, { stagedId: z.nullable(idSchema) }),
  problems: [],
});

export const revertProjectCatalogue = defineEndpoint({
  name: "catalogue.revert",
  summary: "Go back to an earlier version of a project's catalogue, or say what that would change",
  method: "POST",
  path: "/api/staff/projects/{projectId}/catalogue/revert",
  access: { kind: "catalogueAdmin" },
  changes: "catalogue",
  params: projectParams,
  body: z.strictObject({ revision: z.int().check(z.gte(1)), dryRun: flagSchema, agreed: flagSchema }),
  status: 200,
  response: catalogueChangeSchema,
  problems: [],
});
