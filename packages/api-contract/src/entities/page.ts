import * as z from "zod/mini";
import type { Package, Page, TileOption, TopView } from "@showroom/domain/model/page";
import type { TileFormat, TileCollection } from "@showroom/domain/model/tile-format";
import { TILE_TYPES } from "@showroom/domain/model/product";
import { mediaFileSchema } from "./media.ts";
import { pageOutlineShape } from "./page-outline.ts";
import { SURFACE_OPTION_KINDS } from "@showroom/domain/model/tile-option";
import { as, pinned } from "./pinned.ts";
import { pageProductSchema, productGroupSchema } from "./product.ts";
import { centsSchema, flagSchema, integerSchema, numberSchema, textSchema } from "./scalars.ts";
import { roomNameSchema } from "./vocabulary.ts";

const tileCollectionSchema = pinned(
  as<TileCollection>(),
  z.object({ title: textSchema, tileType: z.enum(TILE_TYPES), tiles: z.array(pageProductSchema) }),
);

const measure = z.nullable(numberSchema);

const tileFormatSchema = pinned(
  as<TileFormat>(),
  z.object({
    id: integerSchema,
    wallTileLength: measure,
    wallTileWidth: measure,
    floorTileLength: measure,
    floorTileWidth: measure,
    addedCost: centsSchema,
    addedCostCeilingHigh: centsSchema,
    floorTileOnWallCost: centsSchema,
    floorTileOnWallCostCeilingHigh: centsSchema,
    floorTileOnAllWallsCost: centsSchema,
    floorTileOnAllWallsCostCeilingHigh: centsSchema,
    wallTileCollections: z.array(tileCollectionSchema),
    floorTileCollections: z.array(tileCollectionSchema),
    accentHerringboneCollections: z.array(tileCollectionSchema),
    accentHerringboneReservoirCollections: z.array(tileCollectionSchema),
    showFloorTileOnWall: flagSchema,
    showFloorTileOnAllWalls: flagSchema,
  }),
);

const packageSchema = pinned(
  as<Package>(),
  z.object({
    id: integerSchema,
    name: textSchema,
    description: textSchema,
    overlay: z.nullable(textSchema),
    images: z.array(mediaFileSchema),
    addedCost: centsSchema,
    mostPopular: flagSchema,
    groups: z.array(tileFormatSchema),
    counts: z.object({ wallTiles: numberSchema, floorTiles: numberSchema }),
    rooms: z.array(roomNameSchema),
    status: numberSchema,
    isStandardPackage: flagSchema,
    hardPrices: flagSchema,
  }),
);

const tileOptionSchema = pinned(
  as<TileOption>(),
  z.object({
    id: integerSchema,
    kind: z.enum(SURFACE_OPTION_KINDS),
    title: textSchema,
    description: textSchema,
    image: z.nullable(mediaFileSchema),
    variants: z.array(pageProductSchema),
    accessories: z.array(pageProductSchema),
  }),
);

const topViewSchema = pinned(
  as<TopView>(),
  z.object({ image: z.object({ id: integerSchema, name: textSchema, public_id: textSchema }), text: textSchema }),
);

export const pageSchema = pinned(
  as<Page>(),
  z.object({
    ...pageOutlineShape,
    introText: textSchema,
    pageText: textSchema,
    surfaceWall: numberSchema,
    surfaceFloor: numberSchema,
    projectPackages: z.array(packageSchema),
    productGroups: z.array(productGroupSchema),
    tileOptions: z.array(tileOptionSchema),
    topViews: z.array(topViewSchema),
    pageImages: z.array(mediaFileSchema),
    imageTexts: z.array(textSchema),
    startTitle: textSchema,
    startContent: textSchema,
    copyChoicesTitle: textSchema,
    copyChoicesContent: textSchema,
    summaryTitle: textSchema,
    summaryContent: textSchema,
  }),
);
