import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { catalogueChangeSchema } from "../entities/catalogue.ts";
import { catalogueFieldGroupSchema, editSectionSchema } from "../entities/catalogue-fields.ts";
import { formOf, uploadSchema } from "../entities/upload.ts";
import { CATALOGUE_FILE_LIMIT, UPLOAD_BODY_LIMIT } from "./catalogue.ts";
import { idSchema, integerSchema, textSchema } from "../entities/scalars.ts";
import { projectParams } from "./parameters.ts";

/** Maximum number of groups in a response; a search finds the others. */
export const FIELD_GROUPS_LIMIT = 50;

export const listCatalogueFields = defineEndpoint({
  name: "catalogue.fields",
  summary: "The fields of the catalogue on show that can be edited, by section",
  method: "GET",
  path: "/api/staff/projects/{projectId}/catalogue/fields",
  access: { kind: "catalogueAdmin" },
  params: projectParams,
  query: z.object({
    section: editSectionSchema,
    /** In titles, such as names and article numbers. */
    search: z._default(z.string().check(z.maxLength(100)), ""),
  }),
  status: 200,
  response: z.object({
    revision: integerSchema,
    catalogueVersion: textSchema,
    /** At most `FIELD_GROUPS_LIMIT`. */
    groups: z.array(catalogueFieldGroupSchema),
    /** Number of groups that were found. */
    total: integerSchema,
    /** Names of the pictures and films that the project has. */
    files: z.array(textSchema),
    /** Public ids of these files by their name, with which a browser shows them. */
    publicIds: z.optional(z.record(z.string(), textSchema)),
  }),
  problems: [],
});

export const editCatalogue = defineEndpoint({
  name: "catalogue.edit",
  summary: "Check the present catalogue with edited fields like an upload, and stage it when it has no errors",
  method: "POST",
  path: "/api/staff/projects/{projectId}/catalogue/edits",
  access: { kind: "catalogueAdmin" },
  changes: "catalogue",
  params: projectParams,
  bodyLimit: UPLOAD_BODY_LIMIT,
  form: formOf,
  body: z.strictObject({
    /** The revision in which the fields were read. Another one on show is an error among the findings. */
    revision: integerSchema,
    /** Name of the new version. */
    catalogueVersion: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
    edits: z
      .array(z.strictObject({ path: z.string().check(z.maxLength(200)), value: z.string().check(z.maxLength(20_000)) }))
      .check(z.minLength(1), z.maxLength(500)),
    /** New pictures and films, which edited fields name. */
    pictures: z._default(z.array(uploadSchema(CATALOGUE_FILE_LIMIT)), []),
  }),
  status: 200,
  /** `stagedId`: null when there is nothing to publish. It replaces what the same user staged before. */
  response: z.extend(catalogueChangeSchema, { stagedId: z.nullable(idSchema) }),
  problems: [],
});
