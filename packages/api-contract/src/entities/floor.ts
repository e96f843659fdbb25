import * as z from "zod/mini";
import type { Baseboard, Floor, FloorMaterial } from "@showroom/domain/model/floor";
import { mediaFileSchema } from "./media.ts";
import { as, pinned } from "./pinned.ts";
import { centsSchema, colorSchema, flagSchema, integerSchema, numberSchema, textSchema } from "./scalars.ts";

export const floorMaterialSchema = pinned(
  as<FloorMaterial>(),
  z.object({
    id: integerSchema,
    name: textSchema,
    priceRange: textSchema,
    glued: flagSchema,
    wear: textSchema,
    maintenance: textSchema,
    conduction: textSchema,
    size: textSchema,
    images: z.array(mediaFileSchema),
    showBrand: flagSchema,
    minimumPrice: centsSchema,
    mediaFiles: z.array(mediaFileSchema),
    description: textSchema,
  }),
);

export const floorSchema = pinned(
  as<Floor>(),
  z.object({
    id: integerSchema,
    product_number: textSchema,
    name: textSchema,
    length: numberSchema,
    width: numberSchema,
    thickness: numberSchema,
    wear_layer: z.nullable(numberSchema),
    cutting_loss: numberSchema,
    price_m2: centsSchema,
    conduction: textSchema,
    series: textSchema,
    floor_type: textSchema,
    material: integerSchema,
    addedCost: centsSchema,
    images: z.array(mediaFileSchema),
    amount_m2_floor: numberSchema,
    amount_baseboards: numberSchema,
    isGlued: flagSchema,
    showBrand: flagSchema,
    color: colorSchema,
    mediaFiles: z.array(mediaFileSchema),
    roomMediaFiles: z.array(mediaFileSchema),
  }),
);

export const baseboardSchema = pinned(
  as<Baseboard>(),
  z.object({
    id: integerSchema,
    product_number: textSchema,
    name: textSchema,
    description: textSchema,
    price: centsSchema,
    addedCost: centsSchema,
    length: numberSchema,
    width: numberSchema,
    material: textSchema,
    finish: textSchema,
    images: z.array(mediaFileSchema),
    amount_baseboards: numberSchema,
    mediaFiles: z.array(mediaFileSchema),
  }),
);
