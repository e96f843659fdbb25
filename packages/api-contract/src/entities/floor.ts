import * as z from "zod/mini";
import type { Baseboard, Floor, FloorMaterial } from "@showroom/domain/model/floor";
import { mediaFileSchema } from "./media.ts";
import { as, pinned } from "./pinned.ts";
import { centsSchema, colorSchema } from "./scalars.ts";

export const floorMaterialSchema = pinned(
  as<FloorMaterial>(),
  z.object({
    id: z.int(),
    name: z.string(),
    priceRange: z.string(),
    glued: z.boolean(),
    wear: z.string(),
    maintenance: z.string(),
    conduction: z.string(),
    size: z.string(),
    images: z.array(mediaFileSchema),
    showBrand: z.boolean(),
    minimumPrice: centsSchema,
    mediaFiles: z.array(mediaFileSchema),
    description: z.string(),
  }),
);

export const floorSchema = pinned(
  as<Floor>(),
  z.object({
    id: z.int(),
    product_number: z.string(),
    name: z.string(),
    length: z.number(),
    width: z.number(),
    thickness: z.number(),
    wear_layer: z.nullable(z.number()),
    cutting_loss: z.number(),
    price_m2: centsSchema,
    conduction: z.string(),
    series: z.string(),
    floor_type: z.string(),
    material: z.int(),
    addedCost: centsSchema,
    images: z.array(mediaFileSchema),
    amount_m2_floor: z.number(),
    amount_baseboards: z.number(),
    isGlued: z.boolean(),
    showBrand: z.boolean(),
    color: colorSchema,
    mediaFiles: z.array(mediaFileSchema),
    roomMediaFiles: z.array(mediaFileSchema),
  }),
);

export const baseboardSchema = pinned(
  as<Baseboard>(),
  z.object({
    id: z.int(),
    product_number: z.string(),
    name: z.string(),
    description: z.string(),
    price: centsSchema,
    addedCost: centsSchema,
    length: z.number(),
    width: z.number(),
    material: z.string(),
    finish: z.string(),
    images: z.array(mediaFileSchema),
    amount_baseboards: z.number(),
    mediaFiles: z.array(mediaFileSchema),
  }),
);
