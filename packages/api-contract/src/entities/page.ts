import * as z from "zod/mini";
import type { Package, Page, TileOption, TopView } from "@showroom/domain/model/page";
import type { TileFormat, TileCollection } from "@showroom/domain/model/tile-format";
import { TILE_TYPES } from "@showroom/domain/model/product";
import type { RoomName } from "@showroom/domain/model/product";
import { PLAN_SIDES } from "@showroom/domain/model/room-position";
import type { HomePlan } from "@showroom/domain/model/room-position";
import { mediaFileShape } from "./media.ts";
import { pageOutlineShape } from "./page-outline.ts";
import { SURFACE_OPTION_KINDS } from "@showroom/domain/model/tile-option";
import { as, pinned } from "./pinned.ts";
import { productChoiceSchema } from "./product-choice.ts";
import { pageProductReference, pageProductShape, productGroupSchema, productShape } from "./product.ts";
import { openEntities, referenceTo, shareEntities, tablesOf } from "./references.ts";
import type { Referring, Sharing } from "./references.ts";
import { ruleShape } from "./rule.ts";
import { centsSchema, flagSchema, integerSchema, numberSchema, textSchema } from "./scalars.ts";
import { roomNameSchema } from "./vocabulary.ts";

const mediaFileReference = referenceTo("MediaFile");

const tileCollectionSchema = pinned(
  as<Referring<TileCollection>>(),
  z.object({ title: textSchema, tileType: z.enum(TILE_TYPES), tiles: z.array(pageProductReference) }),
);

const measure = z.nullable(numberSchema);

const tileFormatSchema = pinned(
  as<Referring<TileFormat>>(),
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
  as<Referring<Package>>(),
  z.object({
    id: integerSchema,
    name: textSchema,
    description: textSchema,
    overlay: z.nullable(textSchema),
    images: z.array(mediaFileReference),
    addedCost: centsSchema,
    mostPopular: flagSchema,
    groups: z.array(tileFormatSchema),
    choices: z.optional(z.array(productChoiceSchema)),
    counts: z.object({ wallTiles: numberSchema, floorTiles: numberSchema }),
    rooms: z.array(roomNameSchema),
    status: numberSchema,
    isStandardPackage: flagSchema,
    hardPrices: flagSchema,
  }),
);

const tileOptionSchema = pinned(
  as<Referring<TileOption>>(),
  z.object({
    id: integerSchema,
    kind: z.enum(SURFACE_OPTION_KINDS),
    title: textSchema,
    description: textSchema,
    image: z.nullable(mediaFileReference),
    variants: z.array(pageProductReference),
    accessories: z.array(pageProductReference),
  }),
);

const topViewSchema = pinned(
  as<TopView>(),
  z.object({ image: z.object({ id: integerSchema, name: textSchema, public_id: textSchema }), text: textSchema }),
);

const homePlanSchema = pinned(
  as<HomePlan<RoomName>>(),
  z.object({
    spaces: z.array(
      z.object({
        storey: textSchema,
        name: textSchema,
        room: z.nullable(roomNameSchema),
        x: numberSchema,
        y: numberSchema,
        width: numberSchema,
        depth: numberSchema,
        front: z.enum(PLAN_SIDES),
      }),
    ),
    north: z.nullable(numberSchema),
  }),
);

const SHAPES = { MediaFile: mediaFileShape, PageProduct: pageProductShape, Product: productShape, Rule: ruleShape };

/** A page as it is sent: products and pictures that occur many times stand once, in `entities`. */
export type SentPage = Sharing<Page, keyof typeof SHAPES>;

export const pageSchema = pinned(
  as<SentPage>(),
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
    homePlan: z.optional(homePlanSchema),
    pageImages: z.array(mediaFileReference),
    imageTexts: z.array(textSchema),
    startTitle: textSchema,
    startContent: textSchema,
    copyChoicesTitle: textSchema,
    copyChoicesContent: textSchema,
    summaryTitle: textSchema,
    summaryContent: textSchema,
    entities: tablesOf(SHAPES),
  }),
);

export const sentPage = (page: Page): SentPage => shareEntities(page, SHAPES);
export const receivedPage = (page: SentPage): Page => openEntities<Page, keyof typeof SHAPES>(page);
