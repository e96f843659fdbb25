/** Calls of admins and project admins about who has a home: a purchase that ends, and buyers who get another home. */
import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { flagSchema, idSchema, integerSchema, momentSchema, textSchema } from "../entities/scalars.ts";
import { idParameter } from "./parameters.ts";

export const DEPARTURE_REASON_MAX_LENGTH = 300;

const homeParams = z.object({ projectId: idParameter, homeId: idParameter });

/** What the member of staff saw; of two at the same moment the second gets `changed`. */
const seenSchema = z.strictObject({
  /** Everybody who was invited for the home and not withdrawn. */
  buyers: z.array(idSchema).check(z.maxLength(20)),
  /** Of `effects`; null for a dry run. */
  version: z.nullable(integerSchema),
});

const reasonSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(DEPARTURE_REASON_MAX_LENGTH));

const effectsSchema = z.object({
  /** Of the choices; 0 for none. */
  version: integerSchema,
  leaves: z.array(textSchema),
  stays: z.array(textSchema),
  /** Of those who leave or move: who never registered. */
  invited: z.array(textSchema),
  /** Agreed lines that stay in force for the home. */
  agreedLines: integerSchema,
  /** Offers and changes that were not accepted by everybody. They end. */
  openOffers: z.array(textSchema),
  /** What was handed in and is not agreed as a whole; null without. */
  request: z.nullable(textSchema),
  /** Whether there are choices, handed in or not, which are archived. */
  hasChoices: flagSchema,
  /** A change that a buyer asked for. */
  hasChangeRequest: flagSchema,
  /** Questions that are not closed. */
  questions: integerSchema,
  /** Links to the choices. They stop working, also when only one of several buyers leaves. */
  shareLinks: integerSchema,
  appointment: z.nullable(momentSchema),
  /** Exceptions of closing dates. */
  exceptions: integerSchema,
});
export type OccupancyEffects = z.output<typeof effectsSchema>;

/**
 * Ends the purchase of a home for some or all of its buyers. What is agreed stays in force for the home; the choices of buyers who all
 * leave are archived. `nobody`: the home has no such buyers.
 */
export const endPurchase = defineEndpoint({
  name: "homes.endPurchase",
  summary: "End the purchase of a home for some or all of its buyers, or say what that would do",
  method: "POST",
  path: "/api/staff/projects/{projectId}/homes/{homeId}/departure",
  access: { kind: "catalogueAdmin" },
  changes: "neither",
  params: homeParams,
  body: z.strictObject({
    seen: seenSchema,
    leaving: z.array(idSchema).check(z.minLength(1), z.maxLength(20)),
    /** The buyers read it. */
    reason: reasonSchema,
    dryRun: flagSchema,
  }),
  status: 200,
  /** `effects` are null for `nobody`. */
  response: z.object({ outcome: z.enum(["done", "changed", "nobody"]), effects: z.nullable(effectsSchema) }),
  problems: [],
});

const droppedSchema = z.object({
  pageTitle: textSchema,
  name: textSchema,
  /** `agreed`: something is agreed there for the other home. */
  why: z.enum(["not-offered", "agreed"]),
});

/**
 * Moves all buyers of a home to another one of the project, with the choices that fit there. What is agreed stays with the home that they
 * leave. `taken`: the other home has buyers or is closed. `no-type`: it has no house type that is on offer.
 */
export const moveBuyers = defineEndpoint({
  name: "homes.move",
  summary: "Move the buyers of a home to another home, or say what that would do",
  method: "POST",
  path: "/api/staff/projects/{projectId}/homes/{homeId}/move",
  access: { kind: "catalogueAdmin" },
  changes: "neither",
  params: homeParams,
  body: z.strictObject({
    seen: seenSchema,
    toHomeId: idSchema,
    /** The buyers read it. */
    reason: reasonSchema,
    dryRun: flagSchema,
  }),
  status: 200,
  /** `effects` and `choices` are null when nobody can be moved. */
  response: z.object({
    outcome: z.enum(["done", "changed", "nobody", "taken", "no-type"]),
    effects: z.nullable(effectsSchema),
    choices: z.nullable(
      z.object({
        /** Titles of the rooms of which everything fits. */
        taken: z.array(textSchema),
        dropped: z.array(droppedSchema),
        /** Lines that are agreed for the other home. */
        agreedLines: integerSchema,
      }),
    ),
  }),
  problems: [],
});
export type MovedChoices = NonNullable<z.output<typeof moveBuyers.response>["choices"]>;

const formerSchema = z.object({
  names: textSchema,
  leftAt: momentSchema,
  by: textSchema,
  /** With the names of who left, or the building numbers of a move. */
  reason: textSchema,
  /** The newest submission; null without one. */
  reference: z.nullable(textSchema),
  /** What was chosen by then, also what was never handed in. */
  rooms: z.array(z.object({ title: textSchema, lines: z.array(textSchema) })),
  /** References of agreements and agreed changes that are in force for the home. */
  agreed: z.array(textSchema),
});
export type FormerBuyers = z.output<typeof formerSchema>;

export const listFormerBuyers = defineEndpoint({
  name: "homes.former",
  summary: "Who had a home before, newest first, with the archived choices",
  method: "GET",
  path: "/api/staff/projects/{projectId}/homes/{homeId}/former",
  access: { kind: "catalogueAdmin" },
  params: homeParams,
  status: 200,
  response: z.object({ items: z.array(formerSchema) }),
  problems: [],
});
