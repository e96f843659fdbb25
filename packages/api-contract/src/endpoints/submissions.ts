/** Submissions of buyers in the hands of staff. */
import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { staffBuyerSchema } from "../entities/staff.ts";
import { centsSchema } from "../entities/scalars.ts";
import { submitTypeSchema } from "../entities/vocabulary.ts";
import { buyerParams } from "./parameters.ts";

/** Longest reason of a reopening, in characters. */
export const REASON_LIMIT = 500;

/**
 * Opens a buyer's submission again, so that the choices can be corrected. The confirmation stays as it is, and the
 * buyer gets a mail with the reason. Choices of another version, or that are open already, get `choices-stale`.
 */
export const reopenSubmission = defineEndpoint({
  name: "staff.reopen",
  summary: "Reopen a buyer's submission",
  method: "POST",
  path: "/api/staff/projects/{projectId}/buyers/{userId}/reopening",
  access: { kind: "staffProject" },
  changes: "choices",
  params: buyerParams,
  body: z.strictObject({
    version: z.int().check(z.gte(0)),
    /** Told to the buyer. */
    reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(REASON_LIMIT)),
  }),
  status: 200,
  response: staffBuyerSchema,
  problems: ["choices-stale"],
});

/**
 * Submits open choices as they are: reopened ones on behalf of the buyer, for the total that the buyer agreed to, and a draft as a
 * request for a quote, to make an offer from. Choices of another version or total, or that are not open for it, get `choices-stale`.
 * Rooms that the buyer did not confirm get `choices-incomplete`, with the page of each in the issues.
 */
export const submitForBuyer = defineEndpoint({
  name: "staff.submit",
  summary: "Submit a buyer's reopened choices again, or a draft as a request for a quote",
  method: "POST",
  path: "/api/staff/projects/{projectId}/buyers/{userId}/submission",
  access: { kind: "staffProject" },
  changes: "choices",
  params: buyerParams,
  body: z.strictObject({
    version: z.int().check(z.gte(0)),
    submitType: submitTypeSchema,
    /** The total that was shown. */
    totalPrice: centsSchema,
  }),
  status: 200,
  response: staffBuyerSchema,
  problems: ["choices-stale", "part-closed", "choices-incomplete", "choice-invalid", "rule-violated"],
});
