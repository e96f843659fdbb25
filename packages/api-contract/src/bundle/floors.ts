import { z } from "zod";
import { fileSchema, hexSchema, keySchema, priceSchema, textSchema } from "./fields.ts";

const millimetres = z.number().positive().max(20_000);

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
  cuttingLoss: z.number().min(0).max(1),
  priceM2: priceSchema,
  conduction: textSchema,
  isGlued: z.boolean(),
  color: hexSchema,
  images: z.array(fileSchema),
  /** A living room with this floor. */
  roomImages: z.array(fileSchema),
});

export const bundleBaseboardSchema = z.strictObject({
  key: keySchema,
  name: textSchema.min(1),
  description: textSchema,
  /** Per m¹. */
  price: priceSchema,
  length: millimetres,
  width: millimetres,
  material: textSchema,
  finish: textSchema,
  images: z.array(fileSchema),
});
