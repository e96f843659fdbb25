/** Calls about choices that a catalogue or another house type changed. Few pages need them. */
import * as z from "zod/mini";
import { CATALOGUE_ANSWERS } from "@showroom/domain/model/changed-choice";
import { defineEndpoint } from "../endpoint.ts";
import { pageKeySchema, projectChoicesSchema, roomChoiceRequestSchema, roomChoiceSchema } from "../entities/choices.ts";
import { changedChoiceSchema } from "../entities/changed-choice.ts";
import { textSchema } from "../entities/scalars.ts";
import { ownerSchema, reference } from "./choices.ts";
import { projectParams } from "./parameters.ts";

const roomsByPage = z.record(pageKeySchema, roomChoiceRequestSchema);
const fittedRooms = z.record(textSchema, roomChoiceSchema);

/**
 * What unsaved choices for an earlier house type of the user become in the present one. Nothing is saved. `base` has the rooms that the
 * unsaved ones were based on. Both are answered by the pages of the present house type; `changes` lists what the unsaved choices lose or
 * what costs another amount there. A house type that the project never had gets `not-found`.
 */
export const fitChoices = defineEndpoint({
  name: "choices.fit",
  summary: "Fit unsaved choices for an earlier house type into the present one, without saving them",
  method: "POST",
  path: "/api/project-choices/{projectId}/fitted-choices",
  access: { kind: "projectAccess", by: "params.projectId" },
  changes: "neither",
  params: projectParams,
  body: z.strictObject({ house_type: reference, rooms: roomsByPage, base: roomsByPage, userId: ownerSchema }),
  status: 200,
  response: z.object({ rooms: fittedRooms, base: fittedRooms, changes: z.array(changedChoiceSchema) }),
  problems: ["choices-of-another", "choice-invalid"],
});

/**
 * Sends the buyer's answers to all choices that a catalogue import changed, and applies them. A stale version, or a
 * catalogue that changed again, gets `choices-stale`.
 */
export const answerCatalogueChanges = defineEndpoint({
  name: "choices.answerCatalogue",
  summary: "Answer the catalogue's changes of the user's choices",
  method: "POST",
  path: "/api/project-choices/{projectId}/catalogue-answers",
  access: { kind: "projectAccess", by: "params.projectId" },
  changes: "choices",
  params: projectParams,
  body: z.strictObject({
    version: z.int().check(z.gte(0)),
    /** Answers by id of the change. */
    answers: z.record(textSchema, z.enum(CATALOGUE_ANSWERS)),
    userId: ownerSchema,
  }),
  status: 200,
  response: projectChoicesSchema,
  problems: ["choices-of-another", "choices-locked", "choices-stale"],
});
