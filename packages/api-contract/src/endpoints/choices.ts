import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { PATHS } from "../paths.ts";
import {
  copyChoicesSchema,
  pageKeySchema,
  projectChoicesSchema,
  roomChoiceRequestSchema,
} from "../entities/choices.ts";
import { confirmationSchema } from "../entities/confirmation.ts";
import { costResultSchema } from "../entities/cost.ts";
import { idSchema, integerSchema, numberSchema, textSchema } from "../entities/scalars.ts";
import { submitTypeSchema } from "../entities/vocabulary.ts";
import { idParameter, projectParams } from "./parameters.ts";

export const reference = z.strictObject({ id: idSchema });

const stepPictureSchema = z.object({
  /** The room in the picture. */
  pageId: idSchema,
  /** The smallest file, which arrives first. */
  url: textSchema,
  /** A room's finished picture, which has smaller copies (`pictureSourceSet`). Null when it was not made yet, and for a floor. */
  finishedUrl: z.nullable(textSchema),
  /** Pixels of the finished picture; null when they are not known. */
  width: z.nullable(numberSchema),
  height: z.nullable(numberSchema),
});
export type StepPicture = z.output<typeof stepPictureSchema>;

/** The user whose choices a client read; another user gets `choices-of-another`. Clients of an earlier release leave it out. */
export const ownerSchema = z.optional(integerSchema);

/**
 * The part of project choices that a client sends: the buyer's decisions, without prices and rule outcomes. Other fields are ignored, so
 * that saved choices can be sent back as they came.
 */
const choicesRequest = z.object({
  projectRoomChoices: z.record(pageKeySchema, roomChoiceRequestSchema),
  submitType: z.nullable(submitTypeSchema),
  userId: ownerSchema,
  /**
   * The choices that the client read. Other ones get `choices-moved`: staff may have moved the buyer to another home. Clients of an
   * earlier release leave it out.
   */
  id: z.optional(integerSchema),
  /** The time that the buyer chose for an appointment; it is booked with a submission, and ignored without one. */
  appointment: z.optional(z.nullable(z.object({ id: idSchema }))),
});
export type ChoicesRequest = z.output<typeof choicesRequest>;

/** Responses can arrive out of order: a client keeps only the response to its newest request. */
export const calculateCost = defineEndpoint({
  name: "choices.calculate",
  summary: "Calculate the cost of choices, saved or not",
  method: "POST",
  path: "/api/project-choices/calculate",
  access: { kind: "projectAccess", by: "body.project.id" },
  changes: "neither",
  body: z.strictObject({ project: reference, projectHouseType: reference, projectChoices: choicesRequest }),
  status: 200,
  response: costResultSchema,
  trusted: true,
  problems: ["choice-invalid"],
});

export const getChoices = defineEndpoint({
  name: "choices.get",
  summary: "The user's choices; empty ones (version 0) when nothing was saved. The ETag is the version",
  method: "GET",
  path: PATHS.choices,
  access: { kind: "projectAccess", by: "params.projectId" },
  params: projectParams,
  status: 200,
  response: projectChoicesSchema,
  problems: [],
});

/**
 * `version` is the version that the choices are based on; it may be absent when If-Match has it. If it is stale, the
 * response is `choices-stale` with the server's copy as `current`; if the choices are for another home or house type by now, it is
 * `choices-moved`, also with the copy. Choices of another user get `choices-of-another`: two people may share a browser. A
 * `submitType` submits the choices; a repeated submission gets the same response.
 */
export const saveChoices = defineEndpoint({
  name: "choices.save",
  summary: "Save or submit the choices",
  method: "PUT",
  path: PATHS.choices,
  access: { kind: "projectAccess", by: "params.projectId" },
  changes: "choices",
  params: projectParams,
  body: z.strictObject({
    choices: choicesRequest,
    house_type: reference,
    version: z.optional(z.int().check(z.gte(0))),
  }),
  status: 200,
  response: projectChoicesSchema,
  problems: [
    "choices-of-another",
    "choices-locked",
    "part-closed",
    "choices-stale",
    "choices-moved",
    "choices-incomplete",
    "prepared-unanswered",
    "choice-invalid",
    "rule-violated",
    "appointment-gone",
  ],
});

/**
 * A page shows these pictures while it loads: the room of the step or, on the overview, all rooms. Only pictures that
 * were made before are listed.
 */
export const listStepPictures = defineEndpoint({
  name: "choices.stepPictures",
  summary: "The pictures of a step with the saved choices",
  method: "GET",
  path: PATHS.stepPictures,
  access: { kind: "projectAccess", by: "params.projectId" },
  params: z.object({ projectId: idParameter, stepNumber: idParameter }),
  /** Width of the window in device pixels. */
  query: z.object({ width: idParameter }),
  status: 200,
  response: z.array(stepPictureSchema),
  problems: [],
});

const copyQuery = z.object({ toPage: idParameter });

export const getCopyChoices = defineEndpoint({
  name: "choices.copyPreview",
  summary: "The choices that the buyer can copy from an earlier room",
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
  summary: "Copy the choices of an earlier room, once, and save them",
  method: "PATCH",
  path: "/api/project-choices/{projectId}/copy-choices",
  access: { kind: "projectAccess", by: "params.projectId" },
  changes: "choices",
  params: projectParams,
  query: z.object({ toPage: idParameter, userId: z.optional(idParameter) }),
  status: 200,
  response: copyChoicesSchema,
  problems: ["choices-of-another", "choices-locked", "part-closed"],
});

export const getConfirmation = defineEndpoint({
  name: "choices.confirmation",
  summary: "The frozen confirmation of the user's submission: the newest, or the given version",
  method: "GET",
  path: PATHS.confirmation,
  access: { kind: "projectAccess", by: "params.projectId" },
  params: projectParams,
  query: z.object({ version: z.optional(idParameter) }),
  status: 200,
  response: confirmationSchema,
  problems: [],
});
