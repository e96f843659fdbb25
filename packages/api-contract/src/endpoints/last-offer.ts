/** Calls about last offers: what a buyer chose and did not hand in before the last day of a part. */
import * as z from "zod/mini";
import { LAST_OFFER_REFUSALS } from "@showroom/domain/agreement/last-offer";
import { OFFER_REFUSALS } from "@showroom/domain/agreement/offer-document";
import { COST_GROUPS } from "@showroom/domain/model/cost-group";
import { defineEndpoint } from "../endpoint.ts";
import { lateDraftSchema } from "../entities/offer.ts";
import { centsSchema, integerSchema } from "../entities/scalars.ts";
import { offeredShape } from "./offers.ts";
import { buyerParams } from "./parameters.ts";

const PATH = "/api/staff/projects/{projectId}/buyers/{userId}/last-offer";

export const getLateDraft = defineEndpoint({
  name: "offers.late",
  summary: "What a buyer's draft has of parts that can no longer be chosen, to put it before the buyer as a last offer",
  method: "GET",
  path: PATH,
  access: { kind: "staffProject" },
  params: buyerParams,
  status: 200,
  response: z.object({
    /** Null when nothing can be offered. */
    draft: z.nullable(lateDraftSchema),
    /** Why nothing can be; null when it can. */
    refusal: z.nullable(z.enum(LAST_OFFER_REFUSALS)),
  }),
  problems: [],
});

/** Freezes that draft and sends it as an offer. `changed`: it is not what the author saw. */
export const makeLastOffer = defineEndpoint({
  name: "offers.makeLast",
  summary: "Put what a draft has of closed parts before the buyer as a last offer, and mail it",
  method: "POST",
  path: PATH,
  access: { kind: "staffProject" },
  changes: "neither",
  params: buyerParams,
  body: z.strictObject({
    /** Of the choices, with the parts and the total of the draft and the offers that end, all as the author saw them. */
    version: z.int().check(z.gte(0)),
    totalPrice: centsSchema,
    replaces: z.array(z.string().check(z.maxLength(60))).check(z.maxLength(20)),
    ...offeredShape,
    parts: z.array(z.enum(COST_GROUPS)).check(z.minLength(1), z.maxLength(COST_GROUPS.length)),
  }),
  status: 200,
  response: z.object({
    outcome: z.enum(["done", "changed", ...LAST_OFFER_REFUSALS, ...OFFER_REFUSALS]),
    /** Null when nothing was offered. */
    offerId: z.nullable(integerSchema),
  }),
  problems: [],
});
