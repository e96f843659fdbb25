import * as z from "zod/mini";
import { LINE_PARTS } from "@showroom/domain/model/line-part";
import { costGroupNameSchema } from "./cost.ts";
import { imageReferenceSchema } from "./media.ts";
import { centsSchema, momentSchema } from "./scalars.ts";
import { installationUnitSchema, roomNameSchema, submitTypeSchema } from "./vocabulary.ts";

/** One article as it was at the moment of submission. Prices are differences from the standard. */
export const confirmationLineSchema = z.object({
  part: z.enum(LINE_PARTS),
  costGroup: costGroupNameSchema,
  productNumber: z.string(),
  name: z.string(),
  brand: z.string(),
  /** The group of sanitary ware; null in old confirmations, which did not store it. */
  productGroupTitle: z._default(z.nullable(z.string()), null),
  description: z.string(),
  colorName: z.nullable(z.string()),
  colorHex: z.nullable(z.string()),
  size: z.nullable(z.string()),
  thumbnail: z.nullable(imageReferenceSchema),
  quantity: z.number(),
  unit: installationUnitSchema,
  /** Per unit. */
  unitPrice: centsSchema,
  /**
   * Quantity that `unitPrice` is charged for, with cutting loss: 0 for a standard that is included. `grossPrice` is their
   * product plus fixed surcharges. Null in old confirmations, which did not store it.
   */
  chargedQuantity: z._default(z.nullable(z.number()), null),
  grossPrice: centsSchema,
  returnPrice: centsSchema,
  labourPrice: centsSchema,
  totalPrice: centsSchema,
  indicative: z.boolean(),
  isStandard: z.boolean(),
});
export type ConfirmationLine = z.output<typeof confirmationLineSchema>;

export const confirmationPageSchema = z.object({
  pageId: z.int(),
  order: z.int(),
  title: z.string(),
  subtitle: z.string(),
  roomName: z.nullable(roomNameSchema),
  totalPrice: centsSchema,
  /** Empty for a page on which the buyer wants no floor. */
  lines: z.array(confirmationLineSchema),
});

/**
 * A frozen submission. Later changes of the catalogue do not change it, and neither does a reopening: the next submission
 * stores a confirmation of its own.
 */
export const confirmationSchema = z.object({
  id: z.int(),
  /** The reference that people use, e.g. `LIN-12-0001`. */
  reference: z.string(),
  /** 1 for the first submission of these choices; one more after each reopening. Old confirmations did not store it. */
  version: z._default(z.int(), 1),
  /** Reference of the confirmation that this one replaces. */
  replaces: z._default(z.nullable(z.string()), null),
  projectId: z.int(),
  projectName: z.string(),
  houseTypeId: z.int(),
  houseTypeName: z.string(),
  buyerName: z.string(),
  buildNumber: z.string(),
  submitType: submitTypeSchema,
  submittedAt: momentSchema,
  catalogueVersion: z.string(),
  /** Sanitized HTML of the chosen submit option. */
  confirmationContent: z.string(),
  pages: z.array(confirmationPageSchema),
  subTotalPrice: centsSchema,
  discount: centsSchema,
  totalPrice: centsSchema,
});
export type Confirmation = z.output<typeof confirmationSchema>;
