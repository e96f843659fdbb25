import { z } from "zod";
import { PAGE_TYPES } from "@showroom/domain/model/page";
import { CONFIGURATOR_TYPES } from "@showroom/domain/model/configurator-type";
import { ROOM_NAMES } from "@showroom/domain/model/product";
import { DOOR_SWINGS, PLAN_SIDES, POSITION_KINDS, ROOM_WALLS } from "@showroom/domain/model/room-position";
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

const planLength = roomLengthSchema.nullable().default(null);

/** A line of the plan of a room. */
export const bundlePositionSchema = z.strictObject({
  room: z.enum(ROOM_NAMES),
  kind: z.enum(POSITION_KINDS),
  wall: z.enum(ROOM_WALLS),
  /** Millimetres from the wall's left corner as seen from inside: to the left side of a door or window, to the axis of a fixture. */
  along: roomLengthSchema,
  width: planLength,
  height: planLength,
  sill: planLength,
  swing: z.enum(DOOR_SWINGS).nullable().default(null),
});

/** A room or another space on the floor plan of the home, millimetres from the upper left corner of its storey. */
export const bundleSpaceSchema = z.strictObject({
  storey: textSchema.min(1),
  name: textSchema.min(1),
  room: z.enum(ROOM_NAMES).nullable().default(null),
  x: roomLengthSchema,
  y: roomLengthSchema,
  width: roomLengthSchema.positive("een ruimte heeft een breedte"),
  depth: roomLengthSchema.positive("een ruimte heeft een diepte"),
  front: z.enum(PLAN_SIDES).default("below"),
});

export const bundleHouseTypeSchema = z.strictObject({
  key: keySchema,
  name: textSchema.min(1),
  amountFloorsM2: amount,
  amountBaseboards: amount,
  rooms: z.array(bundleRoomSchema),
  positions: z.array(bundlePositionSchema).default([]),
  spaces: z.array(bundleSpaceSchema).default([]),
  /** Where north is on the floor plan of the home: degrees clockwise from its upper side. */
  north: z.int("hele graden").min(0).max(359, "0 tot en met 359 graden").nullable().default(null),
  pages: z.array(bundlePageSchema),
});
