import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { catalogueDifferenceSchema, catalogueFindingSchema, catalogueVersionSchema } from "../entities/catalogue.ts";
import { projectParams } from "./parameters.ts";

/** Largest file that is uploaded, in bytes. */
export const CATALOGUE_FILE_LIMIT = 10 * 1024 * 1024;
/** In Base64, with room for the rest of the body. */
const BODY_LIMIT = Math.ceil((CATALOGUE_FILE_LIMIT * 4) / 3) + 4_096;

/** A workbook, or a `bundle.json`. Pictures are those that the project has, by the same names. */
const catalogueFile = {
  fileName: z.string().check(z.maxLength(200), z.regex(/\.(xlsx|json)$/i)),
  /** Base64. */
  content: z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/), z.maxLength(BODY_LIMIT)),
};

const changeSchema = z.object({
  /** Errors first. */
  findings: z.array(catalogueFindingSchema),
  /** Null when there are errors. */
  difference: z.nullable(catalogueDifferenceSchema),
  /** Whether it is on show now. */
  published: z.boolean(),
});

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
  summary: "What is wrong with an uploaded catalogue, and how it differs from the one on show; changes nothing",
  method: "POST",
  path: "/api/staff/projects/{projectId}/catalogue/check",
  access: { kind: "catalogueAdmin" },
  params: projectParams,
  bodyLimit: BODY_LIMIT,
  body: z.strictObject(catalogueFile),
  status: 200,
  response: changeSchema,
  problems: [],
});

/** With errors, or with questions that are not agreed to, nothing changes: `published` says so. */
export const publishCatalogue = defineEndpoint({
  name: "catalogue.publish",
  summary: "Put an uploaded catalogue on show",
  method: "POST",
  path: "/api/staff/projects/{projectId}/catalogue/publish",
  access: { kind: "catalogueAdmin" },
  params: projectParams,
  bodyLimit: BODY_LIMIT,
  body: z.strictObject({ ...catalogueFile, agreed: z.boolean() }),
  status: 200,
  response: changeSchema,
  problems: [],
});

export const revertProjectCatalogue = defineEndpoint({
  name: "catalogue.revert",
  summary: "Go back to an earlier version of a project's catalogue, or say what that would change",
  method: "POST",
  path: "/api/staff/projects/{projectId}/catalogue/revert",
  access: { kind: "catalogueAdmin" },
  params: projectParams,
  body: z.strictObject({ revision: z.int().check(z.gte(1)), dryRun: z.boolean(), agreed: z.boolean() }),
  status: 200,
  response: changeSchema,
  problems: [],
});
