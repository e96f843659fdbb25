import * as z from "zod/mini";
import { REQUEST_ENDINGS } from "@showroom/domain/agreement/change-request";
import { OFFER_STATES } from "@showroom/domain/agreement/offer-state";
import { COST_GROUPS } from "@showroom/domain/model/cost-group";
import { confirmationLineSchema, confirmationPageSchema, frozenTextsSchema } from "./confirmation.ts";
import { keptPictureSchema } from "./kept-picture.ts";
import { centsSchema, flagSchema, integerSchema, momentSchema, textSchema } from "./scalars.ts";

const vatParts = {
  /** Hundredths of a percent: 2100 is 21%. */
  vatRate: integerSchema,
  netPrice: centsSchema,
  vatPrice: centsSchema,
};
const vatTotalSchema = z.object({ ...vatParts, totalPrice: centsSchema });

/** What a change takes away of what was agreed, and why. */
const documentChangeSchema = z.object({
  reason: textSchema,
  /** The lines as they were agreed. */
  removed: z.array(
    z.object({
      /** Of the document that brought the line, and its place there: lines of the pages first, then what is not in the catalogue. */
      reference: textSchema,
      line: integerSchema,
      /** Of the page; empty for what is not in the catalogue. */
      title: textSchema,
      name: textSchema,
      /** The part of the home, for what belongs to one. */
      part: z.optional(z.enum(COST_GROUPS)),
      totalPrice: centsSchema,
      ...vatParts,
    }),
  ),
  /** What the change costs by itself, such as what was ordered already. It is never ordered. Null for none. */
  consequence: z.nullable(z.object({ text: textSchema, totalPrice: centsSchema, ...vatParts })),
});
export type DocumentChange = z.output<typeof documentChangeSchema>;

const offerLineSchema = z.object({ ...confirmationLineSchema.shape, ...vatParts });

const documentPartySchema = z.object({
  name: textSchema,
  address: textSchema,
  registrationNumber: textSchema,
  guarantee: textSchema,
  /** Absent without one, as is the certificate of the guarantee institute. */
  invoicer: z.optional(textSchema),
  certificate: z.optional(textSchema),
});
const documentTermsSchema = z.object({ version: textSchema, text: textSchema });

/** What the buyers contract with one party. */
const documentContractSchema = z.object({
  parts: z.array(z.enum(COST_GROUPS)),
  /** Whether it has what belongs to no part, such as a discount of the whole. */
  hasOther: flagSchema,
  party: documentPartySchema,
  terms: documentTermsSchema,
  vat: z.array(vatTotalSchema),
  totalPrice: centsSchema,
});
export type DocumentContract = z.output<typeof documentContractSchema>;

/** A part of a home that can no longer be chosen. `lastDay`: such as `2026-12-11`, in Dutch time. */
export const latePartSchema = z.object({ part: z.enum(COST_GROUPS), lastDay: textSchema });
export type LatePart = z.output<typeof latePartSchema>;

/** What is offered. Frozen: its hash is that of its JSON with sorted names. All amounts include VAT, except net prices. */
export const offerDocumentSchema = z.object({
  /** Such as `LIN-12-0001-O1`. */
  reference: textSchema,
  /** The request that it follows from. */
  request: z.object({ reference: textSchema, submittedAt: momentSchema }),
  projectName: textSchema,
  houseTypeName: textSchema,
  buildNumber: textSchema,
  parts: z.array(z.enum(COST_GROUPS)),
  /** Of several parties, the first. */
  party: documentPartySchema,
  terms: documentTermsSchema,
  /** What is contracted with whom. Absent when all of it is with one party. */
  contracts: z.optional(z.array(documentContractSchema)),
  /** Absent when all named persons must accept. */
  acceptedBy: z.optional(z.literal("one")),
  /** Absent when the party does not sign after the persons. */
  countersigned: z.optional(z.literal(true)),
  /** Absent when it says the standard texts. */
  ownTexts: z.optional(frozenTextsSchema),
  /** The parts of a last offer with the last day to choose them, which had passed. Absent for any other offer. */
  late: z.optional(z.array(latePartSchema)),
  /** The named buyers. */
  persons: z.array(z.object({ userId: integerSchema, name: textSchema })),
  /** Empty for none. */
  remark: textSchema,
  pages: z.array(
    z.object({
      ...confirmationPageSchema.shape,
      lines: z.array(offerLineSchema),
      /** The room with the choices that are offered. Null when it was not made yet, absent in offers of before there were pictures. */
      picture: z.optional(z.nullable(keptPictureSchema)),
    }),
  ),
  /** What is not in the catalogue. */
  extras: z.array(
    z.object({
      name: textSchema,
      reason: textSchema,
      /** The part of the home that it belongs to; absent for none. */
      part: z.optional(z.enum(COST_GROUPS)),
      totalPrice: centsSchema,
      ...vatParts,
    }),
  ),
  /** Wishes outside the catalogue that are refused, and why. Absent for none. */
  refusals: z.optional(z.array(z.object({ name: textSchema, reason: textSchema }))),
  /** Of the whole: negative; null for none. */
  discount: z.nullable(vatTotalSchema),
  /** Of parts of the home: each negative. Absent for none. */
  partDiscounts: z.optional(z.array(z.object({ ...vatTotalSchema.shape, part: z.enum(COST_GROUPS) }))),
  /** Absent for an offer. A change stands beside the agreement; its own lines are what is added. */
  change: z.optional(documentChangeSchema),
  /** The sums by VAT rate. */
  vat: z.array(vatTotalSchema),
  totalPrice: centsSchema,
  madeAt: momentSchema,
  /** The first moment at which it can no longer be accepted. */
  validUntil: momentSchema,
  /** Reference of the offers that it replaces. */
  replaces: z.array(textSchema),
});
export type OfferDocument = z.output<typeof offerDocumentSchema>;

export const offerSchema = z.object({
  id: integerSchema,
  /** SHA-256 of the document, in hexadecimal digits. */
  hash: textSchema,
  state: z.enum(OFFER_STATES),
  document: offerDocumentSchema,
  acceptances: z.array(z.object({ userId: integerSchema, name: textSchema, at: momentSchema, wording: textSchema })),
  /** The signature of the contracting party; null without one. */
  countersignature: z._default(z.nullable(z.object({ name: textSchema, at: momentSchema })), null),
  /** Why it can no longer be accepted; null while it can, or when it expired or is agreed. */
  ending: z.nullable(z.object({ at: momentSchema, by: textSchema, reason: textSchema })),
});
export type Offer = z.output<typeof offerSchema>;

const viewedSchema = z.nullable(z.object({ firstAt: momentSchema, lastAt: momentSchema }));
/** What a named person opened of an offer, and when. Null for what is not known to be opened. */
export const offerReaderSchema = z.object({
  name: textSchema,
  page: viewedSchema,
  /** The PDF. */
  document: viewedSchema,
});
export type OfferReader = z.output<typeof offerReaderSchema>;

/** A line of a home that is agreed now. */
export const lineInForceSchema = z.object({
  reference: textSchema,
  line: integerSchema,
  title: textSchema,
  name: textSchema,
  /** Absent for a line of no part. */
  part: z.optional(z.enum(COST_GROUPS)),
  totalPrice: centsSchema,
});
export type LineInForce = z.output<typeof lineInForceSchema>;

/** What a buyer asks to change of what is agreed. */
export const changeRequestSchema = z.object({
  id: integerSchema,
  at: momentSchema,
  /** Name of the buyer. */
  by: textSchema,
  words: textSchema,
  /** The lines that it is about, as they were then; empty for none in particular. */
  lines: z.array(z.object({ reference: textSchema, line: integerSchema, title: textSchema, name: textSchema })),
  /** Null while it waits for an answer. `text`: the reason of a refusal, or the reference of the change that was proposed. */
  ending: z.nullable(z.object({ kind: z.enum(REQUEST_ENDINGS), at: momentSchema, text: textSchema })),
});
export type ChangeRequest = z.output<typeof changeRequestSchema>;

/** What can be offered to a home. */
const offerableSchema = z.object({
  userId: integerSchema,
  buyer: textSchema,
  buildNumber: textSchema,
  totalPrice: centsSchema,
  /** The discount of the whole, not negative: with one, its parts are offered together. */
  discount: centsSchema,
  /** The parts with lines. */
  parts: z.array(z.enum(COST_GROUPS)),
  /** The parts that have an agreement already. */
  agreedParts: z.array(z.enum(COST_GROUPS)),
  /** The lines without a hard price. */
  indicative: z.array(
    z.object({
      pageId: integerSchema,
      /** Place on the page, from 0. */
      line: integerSchema,
      part: z.enum(COST_GROUPS),
      title: textSchema,
      name: textSchema,
      totalPrice: centsSchema,
    }),
  ),
  /** Titles of the rooms whose picture is still to be made: an offer is made without it. */
  roomsWithoutPicture: z._default(z.array(textSchema), []),
});
export type Offerable = z.output<typeof offerableSchema>;

/** A submission of a home, which an offer can be made from. */
export const offerRequestSchema = z.extend(offerableSchema, {
  confirmationId: integerSchema,
  reference: textSchema,
  submittedAt: momentSchema,
  /** False for submissions of before order lines were stored: these cannot be offered. */
  mayBeOffered: flagSchema,
});
export type OfferRequest = z.output<typeof offerRequestSchema>;

/** What stands in a draft of parts whose last day has passed, and does not count. */
export const lateDraftSchema = z.extend(offerableSchema, {
  /** Of the choices. */
  version: integerSchema,
  late: z.array(latePartSchema),
  /** What is chosen of these parts. */
  lines: z.array(z.object({ title: textSchema, name: textSchema, totalPrice: centsSchema })),
  /** References of the open offers of these parts, which a last offer replaces. */
  replaces: z.array(textSchema),
});
export type LateDraft = z.output<typeof lateDraftSchema>;
