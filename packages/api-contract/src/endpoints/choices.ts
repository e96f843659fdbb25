import * as z from "zod/mini";
import { CATALOGUE_ANSWERS } from "@showroom/domain/model/changed-choice";
import { defineEndpoint } from "../endpoint.ts";
import { copyChoicesSchema, projectChoicesSchema, roomChoicesRequestSchema } from "../entities/choices.ts";
import { confirmationSchema } from "../entities/confirmation.ts";
import { costResultSchema } from "../entities/cost.ts";
import { idSchema } from "../entities/scalars.ts";
import { submitTypeSchema } from "../entities/vocabulary.ts";
import { idParameter, projectParams } from "./parameters.ts";

const reference = z.strictObject({ id: idSchema });

/** What a client sends of project choices: what the buyer decides, never a price or a rule. */
export const choicesRequestSchema = z.strictObject({
  projectRoomChoices: roomChoicesRequestSchema,
  submitType: z.nullable(submitTypeSchema),
});
export type ChoicesRequest = z.output<typeof choicesRequestSchema>;

/** Answers may overtake one another: a client keeps only the answer to its newest question. */
export const calculateCost = defineEndpoint({
  name: "choices.calculate",
  summary: "The cost of choices that need not be saved",
  method: "POST",
  path: "/api/project-choices/calculate",
  access: { kind: "projectAccess", by: "body.project.id" },
  body: z.strictObject({ project: reference, projectHouseType: reference, projectChoices: choicesRequestSchema }),
  status: 200,
  response: costResultSchema,
  problems: ["choice-invalid"],
});

export const getChoices = defineEndpoint({
  name: "choices.get",
  summary: "The asker's choices; empty ones (version 0) when nothing was saved. The version is also the ETag",
  method: "GET",
  path: "/api/project-choices/{projectId}",
  access: { kind: "projectAccess", by: "params.projectId" },
  params: projectParams,
  status: 200,
  response: projectChoicesSchema,
  problems: [],
});

/**
 * `version` is the version the choices build on; a stale one is answered with `choices-stale` and the server's copy as
 * `current`. A `submitType` hands the choices in; doing so again answers with the same result.
 */
export const saveChoices = defineEndpoint({
  name: "choices.save",
  summary: "Save the choices, or hand them in",
  method: "PUT",
  path: "/api/project-choices/{projectId}",
  access: { kind: "projectAccess", by: "params.projectId" },
  params: projectParams,
  body: z.strictObject({ choices: choicesRequestSchema, house_type: reference, version: z.int().check(z.gte(0)) }),
  status: 200,
  response: projectChoicesSchema,
  problems: ["choices-locked", "choices-stale", "choices-incomplete", "choice-invalid", "rule-violated"],
});

/**
 * Answers everything that the catalogue changed of what the buyer chose; only then do the choices change. A stale version is answered
 * with `choices-stale`, as is a catalogue that changed again meanwhile.
 */
export const answerCatalogueChanges = defineEndpoint({
  name: "choices.answerCatalogue",
  summary: "Answer what the catalogue changed of the asker's choices, line by line",
  method: "POST",
  path: "/api/project-choices/{projectId}/catalogue-answers",
  access: { kind: "projectAccess", by: "params.projectId" },
  params: projectParams,
  body: z.strictObject({
    version: z.int().check(z.gte(0)),
    /** By the change's id. */
    answers: z.record(z.string(), z.enum(CATALOGUE_ANSWERS)),
  }),
  status: 200,
  response: projectChoicesSchema,
  problems: ["choices-locked", "choices-stale"],
});

const copyQuery = z.object({ toPage: idParameter });

export const getCopyChoices = defineEndpoint({
  name: "choices.copyPreview",
  summary: "What the buyer may take over from an earlier room",
  method: "GET",
  path: "/api/project-choices/{projectId}/copy-choices",
  access: { kind: "projectAccess", by: "params.projectId" },
  params: projectParams,
  query: copyQuery,
  status: 200,
  response: copyChoicesSchema,
  problems: [],
});

export const copyChoices = defineEndpoint({
  name: "choices.copy",
  summary: "Take them over, once; the saved choices change with it",
  method: "PATCH",
  path: "/api/project-choices/{projectId}/copy-choices",
  access: { kind: "projectAccess", by: "params.projectId" },
  params: projectParams,
  query: copyQuery,
  status: 200,
  response: copyChoicesSchema,
  problems: ["choices-locked"],
});

export const getConfirmation = defineEndpoint({
  name: "choices.confirmation",
  summary: "The frozen confirmation of the asker's submission",
  method: "GET",
  path: "/api/project-choices/{projectId}/confirmation",
  access: { kind: "projectAccess", by: "params.projectId" },
  params: projectParams,
  status: 200,
  response: confirmationSchema,
  problems: [],
});
