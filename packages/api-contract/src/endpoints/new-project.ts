import * as z from "zod/mini";
import { PROJECT_STATES } from "@showroom/domain/model/project";
import { defineEndpoint } from "../endpoint.ts";
import { catalogueChangeSchema } from "../entities/catalogue.ts";
import { flagSchema, idSchema, integerSchema, textSchema } from "../entities/scalars.ts";
import { formOf } from "../entities/upload.ts";
import { catalogueFileSchema, UPLOAD_BODY_LIMIT } from "./catalogue.ts";
import { projectParams } from "./parameters.ts";
import { slugParameter } from "./projects.ts";

/**
 * Address and name replace those of the file. The project starts as a concept, which staff alone can see. With errors,
 * or with questions that are not agreed to, nothing is made: `published` says so.
 */
export const createProject = defineEndpoint({
  name: "projects.create",
  summary: "Make a project from an uploaded catalogue, or say what is wrong with it",
  method: "POST",
  path: "/api/staff/projects",
  access: { kind: "admin" },
  changes: "neither",
  bodyLimit: UPLOAD_BODY_LIMIT,
  form: formOf,
  body: z.strictObject({
    file: catalogueFileSchema,
    slug: slugParameter,
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
    /** The organisation whose advisors may enter; null for the one of the file. */
    showroomId: z._default(z.nullable(idSchema), null),
    dryRun: flagSchema,
    agreed: flagSchema,
  }),
  status: 200,
  response: catalogueChangeSchema,
  problems: [],
});

export const listOrganisations = defineEndpoint({
  name: "projects.organisations",
  summary: "The organisations of all projects, by name",
  method: "GET",
  path: "/api/staff/organisations",
  access: { kind: "admin" },
  status: 200,
  response: z.object({ items: z.array(z.object({ id: idSchema, name: textSchema })) }),
  problems: [],
});

/**
 * Buyers of a closed project only read. Staff only read an archived one, and lists hide it. A concept can only be opened.
 * No import changes the state. The audit log records it.
 */
export const changeProjectState = defineEndpoint({
  name: "projects.changeState",
  summary: "Open, close or archive a project",
  method: "PUT",
  path: "/api/staff/projects/{projectId}/state",
  access: { kind: "catalogueAdmin" },
  changes: "neither",
  params: projectParams,
  body: z.strictObject({ state: z.enum(PROJECT_STATES) }),
  status: 204,
  problems: [],
});

/**
 * Only an archived project or a concept can be deleted, by its name. Confirmations and order lines of submissions are kept by law;
 * everything else about buyers and the catalogue is removed. A dry run only counts. The audit log records it.
 */
export const deleteProject = defineEndpoint({
  name: "projects.delete",
  summary: "Delete an archived project or a concept, or say what would be removed and kept",
  method: "POST",
  path: "/api/staff/projects/{projectId}/deletion",
  access: { kind: "catalogueAdmin" },
  changes: "neither",
  params: projectParams,
  /** `name`: the project's name, which confirms the deletion. */
  body: z.strictObject({ name: textSchema, dryRun: flagSchema }),
  status: 200,
  /** Numbers of buyers that are removed, and of confirmations that are kept. */
  response: z.object({ buyers: integerSchema, confirmations: integerSchema, deleted: flagSchema }),
  problems: [],
});
