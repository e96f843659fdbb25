import { z } from "zod";
import { ACCEPTED_BY } from "@showroom/domain/agreement/offer-state";
import { INSTALLATION_UNITS } from "@showroom/domain/model/product";
import { DEFAULT_PRICE_NOTICE_FROM } from "@showroom/domain/model/changed-choice";
import { SUBMIT_TYPES } from "@showroom/domain/model/submit-type";
import { CONTENT_BLOCK_KEYS, CONTENT_BLOCK_STATUSES } from "../entities/content-block.ts";
import { bundleDiscountSchema } from "./discount.ts";
import { BUNDLE_UNITS, fractionSchema, fileSchema, htmlSchema, keySchema, priceSchema, textSchema } from "./fields.ts";

export const bundleProjectSchema = z.strictObject({
  slug: keySchema,
  name: textSchema.min(1),
  backendLabel: textSchema,
  /** The state of a new project: 1 open, 0 closed, 2 concept, as without it. Later imports never change the state. */
  status: z.union([z.literal(0), z.literal(1), z.literal(2)]).optional(),
  enableLabour: z.boolean(),
  enableDiscount: z.boolean(),
  enableShowroom: z.boolean(),
  hasHardPrices: z.boolean(),
  hasFloors: z.boolean(),
  alwaysCeilingHigh: z.boolean(),
  hasTiles: z.boolean(),
  hasSanitary: z.boolean(),
  hasAppointments: z.boolean(),
  hideTilePrices: z.boolean(),
  hasTileOptions: z.boolean(),
  hideOverviewFromSummary: z.boolean(),
  website: z.string().nullable(),
  /** First and last day on which questions are not answered, inclusive; null means no limit. */
  outOfOfficeStart: z.iso.date().nullable().default(null),
  outOfOfficeEnd: z.iso.date().nullable().default(null),
  outOfOfficeEnabled: z.boolean().default(false),
  headerImage: fileSchema.nullable(),
  images: z.array(fileSchema),
  /** Shown instead of the product's own introduction. */
  introductionFilm: fileSchema
    .regex(/\.(mp4|webm)$/, "een film eindigt op .mp4 of .webm")
    .nullable()
    .default(null),
  /** Captions of that film. */
  introductionCaptions: fileSchema
    .regex(/\.vtt$/, "ondertitels eindigen op .vtt")
    .nullable()
    .default(null),
  options: z.array(z.strictObject({ key: keySchema, name: textSchema.min(1) })).default([]),
  /** Keys of organisations. */
  showroom: keySchema,
  contractor: keySchema,
  /** Buyers are asked when a chosen article's price changes by at least this many cents. */
  priceNoticeFrom: priceSchema
    .refine((value) => value > 0, "minstens één cent")
    .register(BUNDLE_UNITS, { unit: "cents" })
    .prefault(DEFAULT_PRICE_NOTICE_FROM),
  /** Whether the showroom gets a mail of each submission, at its e-mail address. */
  submissionMail: z.boolean().default(true),
  /** Who accepts an offer: all buyers of the home, or one of them for all. Only for a project without contracting parties. */
  acceptedBy: z.enum(ACCEPTED_BY).optional(),
  /** Whether an accepted offer is an agreement only once the party has signed. Only for a project without contracting parties. */
  countersigned: z.boolean().optional(),
  priceGroup: z.int(),
  floorPriceGroup: z.int(),
  wallTileLaborPrice: priceSchema,
  floorTileLaborPrice: priceSchema,
  wallTileCuttingLoss: fractionSchema,
  floorTileCuttingLoss: fractionSchema,
  tileInstallationCodes: z.array(
    z.strictObject({
      code: z.string().min(1).max(20),
      description: textSchema,
      unit: z.enum(INSTALLATION_UNITS),
      grossPrice: priceSchema,
    }),
  ),
  submitOptions: z.array(
    z.strictObject({
      key: keySchema,
      shown: z.boolean(),
      type: z.enum(SUBMIT_TYPES),
      title: textSchema,
      content: htmlSchema,
      confirmationContent: htmlSchema,
    }),
  ),
  discounts: z.array(bundleDiscountSchema),
});

export const bundleContentBlockSchema = z.strictObject({
  key: z.enum(CONTENT_BLOCK_KEYS),
  title: textSchema,
  body: htmlSchema,
  status: z.enum(CONTENT_BLOCK_STATUSES).default("new"),
  sequence: z.int().min(0),
  headerTitle: textSchema,
  headerSubtitle: textSchema,
  showTiles: z.boolean(),
  showFloors: z.boolean(),
  showSanitary: z.boolean(),
});
