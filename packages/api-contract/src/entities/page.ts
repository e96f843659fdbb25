import * as z from "zod/mini";
import type { Package, Page, TileOption, TopView } from "@showroom/domain/model/page";
import type { TileFormat, TileCollection } from "@showroom/domain/model/tile-format";
import { TILE_TYPES } from "@showroom/domain/model/product";
import { mediaFileSchema } from "./media.ts";
import { pageOutlineShape } from "./page-outline.ts";
import { SURFACE_OPTION_KINDS } from "@showroom/domain/model/tile-option";
import { as, pinned } from "./pinned.ts";
import { pageProductSchema, productGroupSchema } from "./product.ts";
import { centsSchema } from "./scalars.ts";
import { roomNameSchema } from "./vocabulary.ts";

const tileCollectionSchema = pinned(
  as<TileCollection>(),
  z.object({ title: z.string(), tileType: z.enum(TILE_TYPES), tiles: z.array(pageProductSchema) }),
);

const measure = z.nullable(z.number());

const tileFormatSchema = pinned(
  as<TileFormat>(),
  z.object({
    id: z.int(),
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
    showFloorTileOnWall: z.boolean(),
    showFloorTileOnAllWalls: z.boolean(),
  }),
);

const packageSchema = pinned(
  as<Package>(),
  z.object({
    id: z.int(),
    name: z.string(),
    description: z.string(),
    overlay: z.nullable(z.string()),
    images: z.array(mediaFileSchema),
    addedCost: centsSchema,
    mostPopular: z.boolean(),
    groups: z.array(tileFormatSchema),
    counts: z.object({ wallTiles: z.number(), floorTiles: z.number() }),
    rooms: z.array(roomNameSchema),
    status: z.number(),
    isStandardPackage: z.boolean(),
    hardPrices: z.boolean(),
  }),
);

const tileOptionSchema = pinned(
  as<TileOption>(),
  z.object({
    id: z.int(),
    kind: z.enum(SURFACE_OPTION_KINDS),
    title: z.string(),
    description: z.string(),
    image: z.nullable(mediaFileSchema),
    variants: z.array(pageProductSchema),
    accessories: z.array(pageProductSchema),
  }),
);

const topViewSchema = pinned(
  as<TopView>(),
  z.object({ image: z.object({ id: z.int(), name: z.string(), public_id: z.string() }), text: z.string() }),
);

export const pageSchema = pinned(
  as<Page>(),
  z.object({
    ...pageOutlineShape,
    introText: z.string(),
    pageText: z.string(),
    surfaceWall: z.number(),
    surfaceFloor: z.number(),
    projectPackages: z.array(packageSchema),
    productGroups: z.array(productGroupSchema),
    tileOptions: z.array(tileOptionSchema),
    topViews: z.array(topViewSchema),
    pageImages: z.array(mediaFileSchema),
    imageTexts: z.array(z.string()),
    startTitle: z.string(),
    startContent: z.string(),
    copyChoicesTitle: z.string(),
    copyChoicesContent: z.string(),
    summaryTitle: z.string(),
    summaryContent: z.string(),
  }),
);
