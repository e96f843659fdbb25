/** The call of a buyer who decides on each part of an offer. */
import * as z from "zod/mini";
import { DIVISION_REFUSALS } from "@showroom/domain/agreement/divide-offer";
import { defineEndpoint } from "../endpoint.ts";
import { integerSchema } from "../entities/scalars.ts";
import { hashSchema, offerParams } from "./offers.ts";

/** Replaces an open offer of several parts by one for each part, with the same lines, prices and last day. */
export const divideOffer = defineEndpoint({
  name: "offers.divide",
  summary: "Divide an offer, to decide on each of its parts",
  method: "POST",
  path: "/api/projects/{projectId}/offers/{offerId}/division",
  access: { kind: "projectAccess", by: "params.projectId" },
  changes: "neither",
  params: offerParams,
  body: z.strictObject({ hash: hashSchema }),
  status: 200,
  response: z.object({
    outcome: z.enum(["done", ...DIVISION_REFUSALS]),
    /** The offers of the parts, in the order of the parts. Empty when it was not divided. */
    offerIds: z.array(integerSchema),
  }),
  problems: [],
});
