import * as z from "zod/mini";
import { COST_GROUPS } from "@showroom/domain/model/cost-group";
import { LINE_PARTS } from "@showroom/domain/model/line-part";
import { costGroupNameSchema } from "./cost.ts";
import { keptPictureSchema } from "./kept-picture.ts";
import { imageReferenceSchema } from "./media.ts";
import { centsSchema, flagSchema, integerSchema, momentSchema, numberSchema, textSchema } from "./scalars.ts";
import { installationUnitSchema, roomNameSchema, submitTypeSchema } from "./vocabulary.ts";

/** The texts of its project that a document says instead of the standard, by name. It keeps them when the project changes them. */
export const frozenTextsSchema = z.record(z.string(), textSchema);

/** One article as it was at the moment of submission. Prices are differences from the standard. */
export const confirmationLineSchema = z.object({
  part: z.enum(LINE_PARTS),
  costGroup: costGroupNameSchema,
  productNumber: textSchema,
  name: textSchema,
  brand: textSchema,
  /** The group of sanitary ware; null in old confirmations, which did not store it. */
  productGroupTitle: z._default(z.nullable(textSchema), null),
  description: textSchema,
  colorName: z.nullable(textSchema),
  colorHex: z.nullable(textSchema),
  size: z.nullable(textSchema),
  thumbnail: z.nullable(imageReferenceSchema),
  quantity: numberSchema,
  unit: installationUnitSchema,
  /** Per unit. */
  unitPrice: centsSchema,
  /**
   * Quantity that `unitPrice` is charged for, with cutting loss: 0 for a standard that is included. `grossPrice` is their
   * product plus fixed surcharges. Null in old confirmations, which did not store it.
   */
  chargedQuantity: z._default(z.nullable(numberSchema), null),
  grossPrice: centsSchema,
  returnPrice: centsSchema,
  labourPrice: centsSchema,
  totalPrice: centsSchema,
  indicative: flagSchema,
  isStandard: flagSchema,
});
export type ConfirmationLine = z.output<typeof confirmationLineSchema>;

export const confirmationPageSchema = z.object({
  pageId: integerSchema,
  order: integerSchema,
  title: textSchema,
  subtitle: textSchema,
  roomName: z.nullable(roomNameSchema),
  totalPrice: centsSchema,
  /** Empty for a page on which the buyer wants no floor. */
  lines: z.array(confirmationLineSchema),
});
export type ConfirmationPage = z.output<typeof confirmationPageSchema>;

/** A section of the summary as it was at the moment of submission. The page's lines, if any, are in `pages`. */
export const confirmationSectionSchema = z.object({
  pageId: integerSchema,
  order: integerSchema,
  title: textSchema,
});

/**
 * A frozen submission. Later changes of the catalogue do not change it, and neither does a reopening: the next submission
 * stores a confirmation of its own.
 */
export const confirmationSchema = z.object({
  id: integerSchema,
  /** The reference that people use, e.g. `LIN-12-0001`. */
  reference: textSchema,
  /** 1 for the first submission of these choices; one more after each reopening. Old confirmations did not store it. */
  version: z._default(integerSchema, 1),
  /** Reference of the confirmation that this one replaces. */
  replaces: z._default(z.nullable(textSchema), null),
  projectId: integerSchema,
  projectName: textSchema,
  houseTypeId: integerSchema,
  houseTypeName: textSchema,
  buyerName: textSchema,
  buildNumber: textSchema,
  /** Who of the staff handed it in, in the place of the buyers; absent when a buyer did. */
  enteredBy: z.optional(textSchema),
  submitType: submitTypeSchema,
  submittedAt: momentSchema,
  catalogueVersion: textSchema,
  /** Sanitized HTML of the chosen submit option. */
  confirmationContent: textSchema,
  /** Absent when it says the standard texts. */
  ownTexts: z.optional(frozenTextsSchema),
  /** The pages with choices. */
  pages: z.array(confirmationPageSchema),
  /** All sections of the summary in order, also those without lines. Null in old confirmations, which stored only `pages`. */
  sections: z._default(z.nullable(z.array(confirmationSectionSchema)), null),
  /**
   * The pictures of its rooms, without one while it is still to be made. Not part of the frozen document, and absent in old
   * answers.
   */
  pictures: z.optional(z.array(z.object({ pageId: integerSchema, picture: z.nullable(keptPictureSchema) }))),
  subTotalPrice: centsSchema,
  discount: centsSchema,
  /**
   * The discount by the part of the home that it is of; without a part, of the whole. Absent for none, and in confirmations of before it was
   * stored by part.
   */
  discounts: z.optional(z.array(z.object({ part: z.optional(z.enum(COST_GROUPS)), amount: centsSchema }))),
  totalPrice: centsSchema,
});
export type Confirmation = z.output<typeof confirmationSchema>;
