/** Calls about offers: what a project offers to the buyers of a home, and what they accept. */
import * as z from "zod/mini";
import { OFFER_REFUSALS } from "@showroom/domain/agreement/offer-document";
import { ACCEPTANCE_REFUSALS, OFFER_STATES } from "@showroom/domain/agreement/offer-state";
import { COST_GROUPS } from "@showroom/domain/model/cost-group";
import { defineEndpoint } from "../endpoint.ts";
import { offerReaderSchema, offerRequestSchema, offerSchema } from "../entities/offer.ts";
import { centsSchema, flagSchema, idSchema, integerSchema, momentSchema, textSchema } from "../entities/scalars.ts";
import { buyerParams, idParameter, projectParams } from "./parameters.ts";

/** Longest remark and reason, in characters. */
export const REMARK_LIMIT = 1_000;
export const REASON_LIMIT = 500;
export const EXTRA_NAME_LIMIT = 120;
const MOST_EXTRAS = 20;
const MOST_LINES = 500;
/** In cents. */
const LARGEST_PRICE = 100_000_000;

export const reasonSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(REASON_LIMIT));
export const offerPriceSchema = centsSchema.check(z.gte(-LARGEST_PRICE), z.lte(LARGEST_PRICE));
export const offerParams = z.object({ projectId: idParameter, offerId: idParameter });
/** Of the document that somebody saw. */
export const hashSchema = z.string().check(z.regex(/^[0-9a-f]{64}$/));

export const listOffers = defineEndpoint({
  name: "offers.list",
  summary: "The submissions of a project that can be offered, and its offers, newest first",
  method: "GET",
  path: "/api/staff/projects/{projectId}/offers",
  access: { kind: "staffProject" },
  params: projectParams,
  status: 200,
  response: z.object({
    requests: z.array(offerRequestSchema),
    items: z.array(
      z.object({
        id: integerSchema,
        reference: textSchema,
        /** SHA-256 of the document, in hexadecimal digits. */
        hash: z._default(textSchema, ""),
        /** Whether it is a change of what is agreed. */
        isChange: z._default(flagSchema, false),
        /** Whether it is a last offer, of what stood in a draft. */
        isLate: z._default(flagSchema, false),
        /** Whether one of the named persons is enough. */
        isAcceptedByOne: z._default(flagSchema, false),
        userId: integerSchema,
        buyer: textSchema,
        buildNumber: textSchema,
        parts: z.array(z.enum(COST_GROUPS)),
        totalPrice: centsSchema,
        madeAt: momentSchema,
        madeBy: textSchema,
        validUntil: momentSchema,
        state: z.enum(OFFER_STATES),
        /** Of the named persons, how many accepted. */
        accepted: integerSchema,
        persons: integerSchema,
        /** Who signed for the contracting party, and when; null without a signature. */
        countersignature: z._default(z.nullable(z.object({ name: textSchema, at: momentSchema })), null),
        /** The reason of a withdrawal or of a buyer who declined; empty for none. */
        reason: textSchema,
        /** The named persons, with what they opened. */
        readers: z._default(z.array(offerReaderSchema), []),
      }),
    ),
  }),
  problems: [],
});

const hardPriceSchema = z.strictObject({
  pageId: idSchema,
  line: z.int().check(z.gte(0), z.lte(MOST_LINES)),
  totalPrice: offerPriceSchema,
});

/** A line that is not in the catalogue. */
export const extraLineSchema = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(EXTRA_NAME_LIMIT)),
  reason: reasonSchema,
  totalPrice: offerPriceSchema,
  /** The part of the home that it belongs to, which says who contracts for it; absent for none. */
  part: z.optional(z.enum(COST_GROUPS)),
});

/** A wish outside the catalogue that is refused. */
const refusedWishSchema = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(EXTRA_NAME_LIMIT)),
  reason: reasonSchema,
});

/** What staff say of an offer, beside what it is made from. */
export const offeredShape = {
  parts: z.array(z.enum(COST_GROUPS)).check(z.maxLength(COST_GROUPS.length)),
  /** The price of each indicative line. */
  hardPrices: z.array(hardPriceSchema).check(z.maxLength(MOST_LINES)),
  extras: z.array(extraLineSchema).check(z.maxLength(MOST_EXTRAS)),
  refusals: z._default(z.array(refusedWishSchema).check(z.maxLength(MOST_EXTRAS)), []),
  remark: z.string().check(z.trim(), z.maxLength(REMARK_LIMIT)),
};

/**
 * Sends an offer to the buyers of a home. Open offers of the same parts are replaced. `changed`: the submission is not the
 * newest, or is open again. `no-terms`: the project has no contracting party yet. `old-request`: the submission has no
 * order lines.
 */
export const makeOffer = defineEndpoint({
  name: "offers.make",
  summary: "Make an offer from a submission and mail it",
  method: "POST",
  path: "/api/staff/projects/{projectId}/buyers/{userId}/offers",
  access: { kind: "staffProject" },
  changes: "neither",
  params: buyerParams,
  body: z.strictObject({ confirmationId: idSchema, ...offeredShape }),
  status: 200,
  response: z.object({
    outcome: z.enum(["done", "changed", "no-terms", "old-request", ...OFFER_REFUSALS]),
    /** Null when nothing was offered. */
    offerId: z.nullable(integerSchema),
  }),
  problems: [],
});

const ENDED = OFFER_STATES.filter((state) => state !== "open");

export const withdrawOffer = defineEndpoint({
  name: "offers.withdraw",
  summary: "Withdraw an open offer; the buyers read the reason",
  method: "POST",
  path: "/api/staff/projects/{projectId}/offers/{offerId}/withdrawal",
  access: { kind: "staffProject" },
  changes: "neither",
  params: offerParams,
  body: z.strictObject({ reason: reasonSchema }),
  status: 200,
  /** Else the state for which it cannot be withdrawn. */
  response: z.object({ outcome: z.enum(["done", ...ENDED]) }),
  problems: [],
});

/** `other-document`: the hash is not that of the offer. Else the state in which it cannot be signed. */
export const countersignOffer = defineEndpoint({
  name: "offers.countersign",
  summary: "Sign an accepted offer for the contracting party, which makes it an agreement",
  method: "POST",
  path: "/api/staff/projects/{projectId}/offers/{offerId}/countersignature",
  access: { kind: "staffProject" },
  changes: "neither",
  params: offerParams,
  body: z.strictObject({ hash: hashSchema }),
  status: 200,
  response: z.object({
    outcome: z.enum(["done", "other-document", ...OFFER_STATES.filter((state) => state !== "accepted")]),
  }),
  problems: [],
});

export const getOffer = defineEndpoint({
  name: "offers.get",
  summary: "An offer with its document and what happened to it, for staff",
  method: "GET",
  path: "/api/staff/projects/{projectId}/offers/{offerId}",
  access: { kind: "staffProject" },
  params: offerParams,
  status: 200,
  response: offerSchema,
  problems: [],
});

export const listOwnOffers = defineEndpoint({
  name: "offers.own",
  summary: "The offers to the buyer, newest first",
  method: "GET",
  path: "/api/projects/{projectId}/offers",
  access: { kind: "projectAccess", by: "params.projectId" },
  params: projectParams,
  status: 200,
  response: z.object({ items: z.array(offerSchema) }),
  problems: [],
});

/** Stores when a named person opened an offer, which staff see. Downloads of its PDF are stored by themselves. */
export const viewOffer = defineEndpoint({
  name: "offers.view",
  summary: "Tell that the buyer opened an offer",
  method: "POST",
  path: "/api/projects/{projectId}/offers/{offerId}/views",
  access: { kind: "projectAccess", by: "params.projectId" },
  changes: "neither",
  params: offerParams,
  status: 204,
  problems: [],
});

/** Mails a code that is for this buyer and this offer, for a quarter of an hour. `too-many`: within the last hour. */
export const sendOfferCode = defineEndpoint({
  name: "offers.code",
  summary: "Mail the buyer a code to accept an offer with",
  method: "POST",
  path: "/api/projects/{projectId}/offers/{offerId}/code",
  access: { kind: "projectAccess", by: "params.projectId" },
  changes: "neither",
  params: offerParams,
  status: 200,
  response: z.object({ outcome: z.enum(["done", "too-many", ...ACCEPTANCE_REFUSALS]) }),
  problems: [],
});

/**
 * Accepts an offer. `code-wrong` counts: after five the code is over. `code-over`: there is no code that can still be used.
 * `other-wording`: the shown text is not what this offer binds to.
 */
export const acceptOffer = defineEndpoint({
  name: "offers.accept",
  summary: "Accept an offer, with the mailed code and the text of the button",
  method: "POST",
  path: "/api/projects/{projectId}/offers/{offerId}/acceptance",
  access: { kind: "projectAccess", by: "params.projectId" },
  changes: "neither",
  params: offerParams,
  body: z.strictObject({
    code: z.string().check(z.trim(), z.regex(/^\d{6}$/)),
    hash: hashSchema,
    wording: z.string().check(z.maxLength(300)),
  }),
  status: 200,
  response: z.object({
    outcome: z.enum(["done", "code-wrong", "code-over", "other-wording", ...ACCEPTANCE_REFUSALS]),
  }),
  problems: [],
});

export const declineOffer = defineEndpoint({
  name: "offers.decline",
  summary: "Decline an offer; the showroom reads the reason",
  method: "POST",
  path: "/api/projects/{projectId}/offers/{offerId}/refusal",
  access: { kind: "projectAccess", by: "params.projectId" },
  changes: "neither",
  params: offerParams,
  body: z.strictObject({ reason: reasonSchema }),
  status: 200,
  response: z.object({ outcome: z.enum(["done", "not-named", ...ENDED]) }),
  problems: [],
});
