import { z } from "zod";
import { APPEARANCES, COLOR_GROUPS, GLOSSES } from "@showroom/domain/model/appearance";
import { SURFACE_OPTION_KINDS } from "@showroom/domain/model/tile-option";
import {
  PRODUCT_GROUP_TYPES,
  PRODUCT_TYPES,
  ROOM_NAMES,
  TILE_ACCESSORY_TYPES,
  TILE_TYPES,
} from "@showroom/domain/model/product";
import { RULE_TYPES } from "@showroom/domain/model/rule";
import { FIXTURE_FINISHES, FIXTURE_KINDS, SHADE_VARIATIONS } from "@showroom/domain/model/fixture-model";
import {
  articleNumberSchema,
  factorSchema,
  fileSchema,
  hexSchema,
  htmlSchema,
  keySchema,
  millimetresSchema,
  priceSchema,
  SUPPLY_FIELDS,
  textSchema,
} from "./fields.ts";

const millimetres = millimetresSchema;
const rooms = z.array(z.enum(ROOM_NAMES)).min(1);
const installationCodes = z
  .array(z.strictObject({ code: z.string().min(1).max(20), quantity: factorSchema.max(1000) }))
  .default([]);

/** An article. Tiles: one face of `width` x `length` mm, its picture in `images[0]`. */
export const bundleProductSchema = z.strictObject({
  productNumber: articleNumberSchema,
  brand: textSchema,
  name: textSchema.min(1),
  type: z.enum(PRODUCT_TYPES).default("simple_product"),
  grossPrice: priceSchema,
  addedCosts: priceSchema.prefault(0),
  returnPrice: priceSchema.prefault(0),
  labourPrice: priceSchema.prefault(0),
  width: millimetres.nullable().default(null),
  length: millimetres.nullable().default(null),
  size: textSchema.nullable().default(null),
  dimension: textSchema.nullable().default(null),
  isRectified: z.boolean().default(false),
  /** Of a tile: how many different faces it is made with. */
  faces: z.int().min(1).max(1000).nullable().default(null),
  /** Of a tile: how much its pieces differ in shade. */
  shadeVariation: z.enum(SHADE_VARIATIONS).nullable().default(null),
  amountPerBox: z.number().positive().nullable().default(null),
  color: hexSchema.nullable().default(null),
  colorName: textSchema.nullable().default(null),
  /** The named colour of filters; follows from the finish, the colour or the picture when absent. */
  colorGroup: z.enum(COLOR_GROUPS).nullable().default(null),
  /** Of a tile: what it looks as if it were made of; follows from its words when absent. */
  appearance: z.enum(APPEARANCES).nullable().default(null),
  /** Of a tile: how much it shines; follows from its words when absent. */
  gloss: z.enum(GLOSSES).nullable().default(null),
  groutColor: hexSchema.nullable().default(null),
  description: textSchema.default(""),
  images: z.array(fileSchema).default([]),
  installationCodes,
  ...SUPPLY_FIELDS,
  model: z
    .strictObject({
      kind: z.enum(FIXTURE_KINDS),
      shape: z.enum(["round", "square", "soft", "slim"]),
      width: millimetres,
      depth: millimetres,
      height: millimetres,
      finish: z.enum(FIXTURE_FINISHES),
      basins: z.int().min(1).max(2).optional(),
    })
    .nullable()
    .default(null),
});

export const bundleProductGroupSchema = z.strictObject({
  key: keySchema,
  title: textSchema.min(1),
  type: z.enum(PRODUCT_GROUP_TYPES),
  order: z.int().min(0),
  rooms,
  singleChoice: z.boolean(),
  collapsed: z.boolean(),
});

/** An article that rooms offer. The import makes a page product of it. */
export const bundleOfferSchema = z.strictObject({
  key: keySchema,
  /** Product number of its article. */
  product: z.string(),
  /** Product numbers of every colour and size, including the article's own; empty when there is only one. */
  variants: z.array(z.string()).default([]),
  /** Key of its product group; null for tiles, which belong to packages. */
  group: keySchema.nullable().default(null),
  rooms,
  /** Rooms in which it is the standard. */
  standardIn: z.array(z.enum(ROOM_NAMES)).default([]),
  tileType: z.enum(TILE_TYPES).default("standard"),
  tileAccessoryType: z.enum(TILE_ACCESSORY_TYPES).nullable().default(null),
  installationCodes,
});

/** An offer as a whole, or one of its variants by product number. */
const offerReference = z.strictObject({ offer: keySchema, variant: z.string().optional() });

const tileCollections = z
  .array(z.strictObject({ title: textSchema, tileType: z.enum(TILE_TYPES), tiles: z.array(keySchema) }))
  .default([]);

export const bundlePackageSchema = z.strictObject({
  key: keySchema,
  name: textSchema.min(1),
  description: textSchema,
  overlay: textSchema.nullable().default(null),
  images: z.array(fileSchema).default([]),
  addedCost: priceSchema,
  mostPopular: z.boolean().default(false),
  rooms,
  isStandardPackage: z.boolean(),
  hardPrices: z.boolean(),
  /** Makes it a look: what one press chooses in each room that offers it. An offer without a variant is its own article. */
  choices: z.array(offerReference).default([]),
  groups: z.array(
    z.strictObject({
      key: keySchema,
      wallTileLength: millimetres.nullable(),
      wallTileWidth: millimetres.nullable(),
      floorTileLength: millimetres.nullable(),
      floorTileWidth: millimetres.nullable(),
      addedCost: priceSchema,
      addedCostCeilingHigh: priceSchema,
      floorTileOnWallCost: priceSchema,
      floorTileOnWallCostCeilingHigh: priceSchema,
      floorTileOnAllWallsCost: priceSchema,
      floorTileOnAllWallsCostCeilingHigh: priceSchema,
      wallTileCollections: tileCollections,
      floorTileCollections: tileCollections,
      accentHerringboneCollections: tileCollections,
      accentHerringboneReservoirCollections: tileCollections,
      showFloorTileOnWall: z.boolean(),
      showFloorTileOnAllWalls: z.boolean(),
    }),
  ),
});

export const bundleTileOptionSchema = z.strictObject({
  key: keySchema,
  kind: z.enum(SURFACE_OPTION_KINDS),
  title: textSchema.min(1),
  description: htmlSchema,
  image: fileSchema.nullable(),
  rooms,
  /** Offer keys. */
  variants: z.array(keySchema).default([]),
  accessories: z.array(keySchema).default([]),
});

export const bundleRuleSchema = z.strictObject({
  key: keySchema,
  type: z.enum(RULE_TYPES),
  subjects: z.array(offerReference).min(1),
  affected: z.array(offerReference).default([]),
  /** Product group keys. */
  groups: z.array(keySchema).default([]),
});
