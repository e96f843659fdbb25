import { z } from "zod";
import { PAGE_TYPES } from "@showroom/domain/model/page";
import { CONFIGURATOR_TYPES } from "@showroom/domain/model/configurator-type";
import { ROOM_NAMES } from "@showroom/domain/model/product";
import { fileSchema, htmlSchema, keySchema, quantitySchema, roomLengthSchema, textSchema } from "./fields.ts";

const amount = quantitySchema;

export const bundleRoomSchema = z.strictObject({
  name: z.enum(ROOM_NAMES),
  surfaceWall: amount,
  surfaceFloor: amount,
  sealant: amount,
  schluter: amount,
  kimcoat: amount,
  surfaceWallCeilingHigh: amount,
  sealantCeilingHigh: amount,
  schluterCeilingHigh: amount,
  kimcoatCeilingHigh: amount,
  accentSurface: amount,
  accentSurfaceCeilingHigh: amount,
  reservoirSurface: amount,
  /** Millimetres. */
  width: roomLengthSchema,
  depth: roomLengthSchema,
  height: roomLengthSchema,
});

/** A page. The order in the list is the order of the steps; the first page has order 0. */
export const bundlePageSchema = z.strictObject({
  key: keySchema,
  title: textSchema.min(1),
  subtitle: textSchema,
  type: z.enum(PAGE_TYPES),
  configuratorType: z.enum(CONFIGURATOR_TYPES).nullable().default(null),
  roomName: z.enum(ROOM_NAMES).nullable().default(null),
  /** Key of an earlier page whose choices can be copied. */
  copyFrom: keySchema.nullable().default(null),
  introText: htmlSchema.default(""),
  pageText: htmlSchema.default(""),
  topViews: z.array(z.strictObject({ name: textSchema, image: fileSchema, text: textSchema })).default([]),
  pageImages: z.array(fileSchema).default([]),
  imageTexts: z.array(textSchema).default([]),
  startTitle: textSchema.default(""),
  startContent: htmlSchema.default(""),
  copyChoicesTitle: textSchema.default(""),
  copyChoicesContent: htmlSchema.default(""),
  summaryTitle: textSchema.default(""),
  summaryContent: htmlSchema.default(""),
  hideFromSummary: z.boolean().default(false),
});

export const bundleHouseTypeSchema = z.strictObject({
  key: keySchema,
  name: textSchema.min(1),
  amountFloorsM2: amount,
  amountBaseboards: amount,
  rooms: z.array(bundleRoomSchema),
  pages: z.array(bundlePageSchema),
});
