/** Calls about the documents of offers and agreements: to download them, and to check one that somebody has. */
import * as z from "zod/mini";
import { OFFER_STATES } from "@showroom/domain/agreement/offer-state";
import { defineEndpoint } from "../endpoint.ts";
import { momentSchema } from "../entities/scalars.ts";
import { buyerParams, idParameter, projectParams } from "./parameters.ts";

const PDF = "application/pdf";
const offerParams = z.object({ projectId: idParameter, offerId: idParameter });

export const downloadOffer = defineEndpoint({
  name: "offers.file",
  summary: "An offer, or the agreement that it became, as PDF, for staff",
  method: "GET",
  path: "/api/staff/projects/{projectId}/offers/{offerId}/pdf",
  access: { kind: "staffProject" },
  params: offerParams,
  status: 200,
  media: [PDF],
  problems: [],
});

export const downloadOwnOffer = defineEndpoint({
  name: "offers.ownFile",
  summary: "An offer to the buyer, or the agreement that it became, as PDF",
  method: "GET",
  path: "/api/projects/{projectId}/offers/{offerId}/pdf",
  access: { kind: "projectAccess", by: "params.projectId" },
  params: offerParams,
  status: 200,
  media: [PDF],
  problems: [],
});

/** The newest, or the given version. */
export const downloadOwnRequest = defineEndpoint({
  name: "offers.ownRequestFile",
  summary: "What the buyer handed in, as PDF",
  method: "GET",
  path: "/api/projects/{projectId}/request/pdf",
  access: { kind: "projectAccess", by: "params.projectId" },
  params: projectParams,
  query: z.object({ version: z.optional(idParameter) }),
  status: 200,
  media: [PDF],
  problems: [],
});

/** `not-found` while the choices are open. */
export const downloadRequest = defineEndpoint({
  name: "offers.requestFile",
  summary: "What a buyer handed in, as PDF, for staff",
  method: "GET",
  path: "/api/staff/projects/{projectId}/buyers/{userId}/request/pdf",
  access: { kind: "staffProject" },
  params: buyerParams,
  status: 200,
  media: [PDF],
  problems: [],
});

/** `not-found` when nothing is agreed. */
export const downloadLenderOverview = defineEndpoint({
  name: "offers.lenderFile",
  summary: "The buyer's agreements with their sums as PDF, for a lender",
  method: "GET",
  path: "/api/projects/{projectId}/agreements/pdf",
  access: { kind: "projectAccess", by: "params.projectId" },
  params: projectParams,
  status: 200,
  media: [PDF],
  problems: [],
});

/** Longest reference of a document, in characters. */
export const REFERENCE_LIMIT = 200;

/** Public: who has a document sees whether it is known and still holds, and nothing else. */
export const checkDocument = defineEndpoint({
  name: "offers.check",
  summary: "Whether a document with this reference and hash exists, of which kind and in which state",
  method: "GET",
  path: "/api/documents/{reference}",
  access: { kind: "public" },
  params: z.object({ reference: z.string().check(z.maxLength(REFERENCE_LIMIT)) }),
  query: z.object({ hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
  status: 200,
  response: z.object({
    /** Null when there is no such document. */
    found: z.nullable(
      z.object({
        /** `change`: of an agreement, whatever became of it. `request`: what was handed in. */
        kind: z.enum(["request", "offer", "agreement", "change"]),
        /** Of the last acceptance for an agreement; else of the document. */
        date: momentSchema,
        /** Of a request `open`, or `replaced` when there is a newer one. */
        state: z.enum(OFFER_STATES),
      }),
    ),
  }),
  problems: [],
});
