/** Calls about closing dates: until when the buyers of a project may choose. */
import * as z from "zod/mini";
import { PARTS } from "@showroom/domain/closing-date/closing-date";
import { defineEndpoint } from "../endpoint.ts";
import { roomChoiceSchema } from "../entities/choices.ts";
import { imageReferenceSchema } from "../entities/media.ts";
import { idSchema, integerSchema, momentSchema, textSchema } from "../entities/scalars.ts";
import { PHASE_MAX_LENGTH } from "./homes.ts";
import { idParameter, projectParams } from "./parameters.ts";

export const REASON_MAX_LENGTH = 300;

/** A day in Dutch time, such as `2026-12-11`. */
const daySchema = z.iso.date();
const partSchema = z.enum(PARTS);
const datesSchema = z.object({
  tiles: z.nullable(daySchema),
  sanitary: z.nullable(daySchema),
  floors: z.nullable(daySchema),
});
export type PhaseDates = z.output<typeof datesSchema>;

/** The phase of homes; empty for homes without one, and for buyers of a project without homes. */
const phaseSchema = z.string().check(z.maxLength(PHASE_MAX_LENGTH));

const phaseDatesSchema = z.object({ phase: textSchema, homes: integerSchema, dates: datesSchema });
export type ClosingPhase = z.output<typeof phaseDatesSchema>;

const exceptionSchema = z.object({
  homeId: idSchema,
  buildNumber: textSchema,
  part: partSchema,
  lastDay: daySchema,
  reason: textSchema,
});
export type HomeException = z.output<typeof exceptionSchema>;

const changeSchema = z.object({
  id: integerSchema,
  at: momentSchema,
  /** Name of the member of staff; empty when the account is gone. */
  by: textSchema,
  /** Of a date; null for an exception. */
  phase: z.nullable(textSchema),
  /** Of an exception; null for a date. */
  buildNumber: z.nullable(textSchema),
  part: partSchema,
  before: z.nullable(daySchema),
  after: z.nullable(daySchema),
  reason: z.nullable(textSchema),
});
export type ClosingChange = z.output<typeof changeSchema>;

export const listClosings = defineEndpoint({
  name: "closings.list",
  summary: "The closing dates of a project by phase, the exceptions of homes, and the latest changes",
  method: "GET",
  path: "/api/staff/projects/{projectId}/closings",
  access: { kind: "catalogueAdmin" },
  params: projectParams,
  status: 200,
  response: z.object({
    phases: z.array(phaseDatesSchema),
    exceptions: z.array(exceptionSchema),
    /** Days before a date on which buyers are reminded, the longest first. */
    distances: z.array(integerSchema),
    /** Newest first, at most 100. */
    changes: z.array(changeSchema),
  }),
  problems: [],
});

/** `changed`: the dates are not those that the author saw; nothing happened. */
const outcomeSchema = z.object({ outcome: z.enum(["done", "changed"]) });

export const savePhaseDates = defineEndpoint({
  name: "closings.save",
  summary: "Set the closing dates of a phase",
  method: "PUT",
  path: "/api/staff/projects/{projectId}/closings",
  access: { kind: "catalogueAdmin" },
  changes: "neither",
  params: projectParams,
  body: z.strictObject({ phase: phaseSchema, seen: datesSchema, dates: datesSchema }),
  status: 200,
  response: outcomeSchema,
  problems: [],
});

export const saveException = defineEndpoint({
  name: "closings.except",
  summary: "Give a home another last day for a part than its phase has, or take that back",
  method: "PUT",
  path: "/api/staff/projects/{projectId}/homes/{homeId}/closings/{part}",
  access: { kind: "catalogueAdmin" },
  changes: "neither",
  params: z.object({ projectId: idParameter, homeId: idParameter, part: partSchema }),
  /** `lastDay`: null takes the exception back. `seen`: the exception that its author saw; null for none. */
  body: z.strictObject({
    seen: z.nullable(daySchema),
    lastDay: z.nullable(daySchema),
    reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(REASON_MAX_LENGTH)),
  }),
  status: 200,
  response: outcomeSchema,
  problems: [],
});

const ownClosingSchema = z.object({
  part: partSchema,
  lastDay: daySchema,
  /** Why this home has another day than its phase; null when it has not. */
  reason: z.nullable(textSchema),
  /** Whether the day has passed, by the clock of the server. */
  isClosed: z.boolean(),
  /** What is built once the part is closed: what was agreed after its last day, what was handed in before a reopening, or the standard. */
  counts: z.enum(["agreed", "handed-in", "standard"]),
  /** Former buyers of the home agreed this part. Absent in answers of earlier versions. */
  isAgreed: z.optional(z.literal(true)),
  /** Id of the open last offer of what stands in the draft of this part; absent without one. */
  lastOffer: z.optional(idSchema),
});
export type OwnClosing = z.output<typeof ownClosingSchema>;

export const getOwnClosings = defineEndpoint({
  name: "closings.own",
  summary: "Until when the buyer may choose in each part of the home that closes",
  method: "GET",
  path: "/api/projects/{projectId}/closings",
  access: { kind: "projectAccess", by: "params.projectId" },
  params: projectParams,
  status: 200,
  /** `handedIn`: the rooms that count where these are not the standard, by page id; null when nothing was handed in or agreed. */
  response: z.object({
    items: z.array(ownClosingSchema),
    handedIn: z.nullable(z.record(textSchema, roomChoiceSchema)),
  }),
  problems: [],
});

const standardPartSchema = z.object({
  part: partSchema,
  /** The rooms that have something of the part; empty when nothing is laid or placed. */
  rooms: z.array(
    z.object({
      title: textSchema,
      articles: z.array(z.object({ name: textSchema, thumbnail: z.nullable(imageReferenceSchema) })),
    }),
  ),
});
export type StandardPart = z.output<typeof standardPartSchema>;

export const getOwnStandard = defineEndpoint({
  name: "closings.standard",
  summary:
    "What is built of each part of the buyer's home that closes when nothing is handed in; it costs nothing extra",
  method: "GET",
  path: "/api/projects/{projectId}/closings/standard",
  access: { kind: "projectAccess", by: "params.projectId" },
  params: projectParams,
  status: 200,
  response: z.object({ items: z.array(standardPartSchema) }),
  problems: [],
});
