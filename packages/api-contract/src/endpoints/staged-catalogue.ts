import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { catalogueChangeSchema, stagedCatalogueSchema } from "../entities/catalogue.ts";
import { flagSchema, idSchema, integerSchema, momentSchema, textSchema } from "../entities/scalars.ts";
import { idParameter, projectParams } from "./parameters.ts";

const stagedParams = z.object({ projectId: idParameter, stagedId: idParameter });

export const listStagedCatalogues = defineEndpoint({
  name: "catalogue.staged",
  summary: "The checked catalogues of a project that are not published yet, newest first",
  method: "GET",
  path: "/api/staff/projects/{projectId}/catalogue/staged",
  access: { kind: "catalogueAdmin" },
  params: projectParams,
  status: 200,
  response: z.object({ items: z.array(stagedCatalogueSchema) }),
  problems: [],
});

/** With errors, or with questions that are not agreed to, nothing changes: `published` says so. */
export const publishCatalogue = defineEndpoint({
  name: "catalogue.publish",
  summary: "Put a staged catalogue on show, or say what that would change",
  method: "POST",
  path: "/api/staff/projects/{projectId}/catalogue/staged/{stagedId}/publish",
  access: { kind: "catalogueAdmin" },
  changes: "catalogue",
  params: stagedParams,
  body: z.strictObject({ dryRun: flagSchema, agreed: flagSchema }),
  status: 200,
  response: catalogueChangeSchema,
  problems: [],
});

/**
 * The checks are repeated at that time. When they find something else, nothing is published, and who planned it gets a
 * mail. With errors, or with questions that are not agreed to, nothing is planned: `planned` says so.
 */
export const planPublication = defineEndpoint({
  name: "catalogue.plan",
  summary: "Publish a staged catalogue at a later time",
  method: "PUT",
  path: "/api/staff/projects/{projectId}/catalogue/staged/{stagedId}/plan",
  access: { kind: "catalogueAdmin" },
  changes: "catalogue",
  params: stagedParams,
  /** `at`: within a year. */
  body: z.strictObject({ at: momentSchema, agreed: flagSchema }),
  status: 200,
  response: z.extend(catalogueChangeSchema, { planned: flagSchema }),
  problems: [],
});

export const cancelPlannedPublication = defineEndpoint({
  name: "catalogue.cancelPlan",
  summary: "Cancel a planned publication; the catalogue stays staged",
  method: "DELETE",
  path: "/api/staff/projects/{projectId}/catalogue/staged/{stagedId}/plan",
  access: { kind: "catalogueAdmin" },
  changes: "catalogue",
  params: stagedParams,
  status: 204,
  problems: [],
});

export const discardStagedCatalogue = defineEndpoint({
  name: "catalogue.discard",
  summary: "Remove a staged catalogue, with its planned publication",
  method: "DELETE",
  path: "/api/staff/projects/{projectId}/catalogue/staged/{stagedId}",
  access: { kind: "catalogueAdmin" },
  changes: "catalogue",
  params: stagedParams,
  status: 204,
  problems: [],
});

/**
 * Gives a read-only token with which the admin opens the showroom as a buyer of the staged catalogue. It is valid as
 * long as the session of the admin and the staged catalogue, and at most one hour.
 */
export const previewCatalogue = defineEndpoint({
  name: "catalogue.preview",
  summary: "Get a read-only token to view the showroom with a staged catalogue",
  method: "POST",
  path: "/api/staff/projects/{projectId}/catalogue/staged/{stagedId}/preview",
  access: { kind: "catalogueAdmin" },
  changes: "catalogue",
  params: stagedParams,
  body: z.strictObject({ houseTypeId: idSchema }),
  status: 201,
  /** `expires_in`: seconds. */
  response: z.object({ access_token: textSchema, expires_in: integerSchema }),
  problems: [],
});
