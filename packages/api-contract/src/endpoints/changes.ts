/** Calls about changes of what is agreed. A change is read, accepted, declined, withdrawn and downloaded as an offer is. */
import * as z from "zod/mini";
import { CHANGE_REFUSALS } from "@showroom/domain/agreement/lines-in-force";
import { COST_GROUPS } from "@showroom/domain/model/cost-group";
import { defineEndpoint } from "../endpoint.ts";
import { changeRequestSchema, lineInForceSchema } from "../entities/offer.ts";
import { centsSchema, integerSchema, textSchema } from "../entities/scalars.ts";
import { extraLineSchema, offerPriceSchema, REASON_LIMIT, reasonSchema } from "./offers.ts";
import { buyerParams, projectParams } from "./parameters.ts";

const MOST_LINES = 200;
export const lineKeysSchema = z
  .array(z.strictObject({ reference: z.string().check(z.maxLength(60)), line: z.int().check(z.gte(0), z.lte(5_000)) }))
  .check(z.maxLength(MOST_LINES));

export const listAgreedHomes = defineEndpoint({
  name: "offers.agreed",
  summary: "The homes with an agreement, and the lines that are agreed now",
  method: "GET",
  path: "/api/staff/projects/{projectId}/agreements",
  access: { kind: "staffProject" },
  params: projectParams,
  status: 200,
  response: z.object({
    items: z.array(
      z.object({
        userId: integerSchema,
        buyer: textSchema,
        buildNumber: textSchema,
        lines: z.array(lineInForceSchema),
        /** The agreed discounts, which a change keeps: of parts of the home, and without a part of the whole. Each is negative. */
        discounts: z._default(
          z.array(z.object({ part: z.optional(z.enum(COST_GROUPS)), totalPrice: centsSchema })),
          [],
        ),
        /** The agreed lines whose article the catalogue has lost. */
        lost: z._default(z.array(z.object({ title: textSchema, name: textSchema })), []),
        /** What a buyer of the home asked and nobody answered yet. */
        request: z._default(z.nullable(changeRequestSchema), null),
        /** Nobody has the home now, so that nobody could accept a change. Absent for others. */
        isVacant: z.optional(z.literal(true)),
      }),
    ),
  }),
  problems: [],
});

/**
 * Proposes a change to the buyers of a home, who read and accept it as they do an offer. The agreement stays in force until all did.
 * Open changes of the same lines are replaced, and an open request of the home has its answer. `not-agreed`: there is no agreement to change. `not-in-force`: a line is not agreed
 * any more.
 */
export const makeChange = defineEndpoint({
  name: "offers.makeChange",
  summary: "Propose a change of what is agreed, and mail it",
  method: "POST",
  path: "/api/staff/projects/{projectId}/buyers/{userId}/changes",
  access: { kind: "staffProject" },
  changes: "neither",
  params: buyerParams,
  body: z.strictObject({
    /** The lines that no longer stand after it. */
    removes: lineKeysSchema,
    adds: z.array(extraLineSchema).check(z.maxLength(20)),
    reason: reasonSchema,
    /** In words, with what it costs. */
    consequence: z.nullable(
      z.strictObject({
        text: z.string().check(z.trim(), z.minLength(1), z.maxLength(REASON_LIMIT)),
        totalPrice: offerPriceSchema,
      }),
    ),
  }),
  status: 200,
  response: z.object({
    outcome: z.enum(["done", "no-terms", "not-agreed", ...CHANGE_REFUSALS]),
    /** Null when nothing was proposed. */
    offerId: z.nullable(integerSchema),
  }),
  problems: [],
});
