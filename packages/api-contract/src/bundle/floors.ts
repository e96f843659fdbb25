import { z } from "zod";
import {
  articleNumberSchema,
  fileSchema,
  fractionSchema,
  hexSchema,
  keySchema,
  millimetresSchema,
  priceSchema,
  SUPPLY_FIELDS,
  textSchema,
} from "./fields.ts";

const millimetres = millimetresSchema;

export const bundleFloorMaterialSchema = z.strictObject({
  key: keySchema,
  name: textSchema.min(1),
  description: textSchema,
  priceRange: textSchema,
  glued: z.boolean(),
  wear: textSchema,
  maintenance: textSchema,
  conduction: textSchema,
  size: textSchema,
  images: z.array(fileSchema),
  showBrand: z.boolean(),
});

export const bundleFloorSchema = z.strictObject({
  key: keySchema,
  /** What it is ordered by; without one its key stands on the order list. */
  productNumber: articleNumberSchema.optional(),
  ...SUPPLY_FIELDS,
  /** Key of its floor material. */
  material: keySchema,
  name: textSchema.min(1),
  series: textSchema,
  floorType: textSchema,
  length: millimetres,
  width: millimetres,
  thickness: millimetres,
  wearLayer: z.number().positive().nullable(),
  /** Fraction: 0.07 is 7%. */
  cuttingLoss: fractionSchema,
  priceM2: priceSchema,
  /** Once per home, on top of the price per m². */
  addedCost: priceSchema.prefault(0),
  conduction: textSchema,
  isGlued: z.boolean(),
  /** Whether the card shows its series. */
  showBrand: z.boolean().default(false),
  color: hexSchema,
  images: z.array(fileSchema),
  /** Pictures of a living room with this floor. */
  roomImages: z.array(fileSchema),
});

export const bundleBaseboardSchema = z.strictObject({
  key: keySchema,
  /** What it is ordered by; without one its key stands on the order list. */
  productNumber: articleNumberSchema.optional(),
  ...SUPPLY_FIELDS,
  name: textSchema.min(1),
  description: textSchema,
  /** Per m¹. */
  price: priceSchema,
  /** Once per home, on top of the price per m¹. */
  addedCost: priceSchema.prefault(0),
  length: millimetres,
  width: millimetres,
  material: textSchema,
  finish: textSchema,
  images: z.array(fileSchema),
});
