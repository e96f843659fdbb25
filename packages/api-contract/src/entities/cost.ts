import * as z from "zod/mini";
import { ACCESSORY_TYPES } from "@showroom/domain/model/choices";
import { COST_GROUP_NAMES, LINE_STATUSES } from "@showroom/domain/model/cost";
import type { AggregatedCostGroup, CostResult, LineItem, PageCost, TileOptionCost } from "@showroom/domain/model/cost";
import { LINE_PARTS } from "@showroom/domain/model/line-part";
import { PAGE_TYPES } from "@showroom/domain/model/page";
import { ACCESSORY_PLACES, TILE_SURFACES } from "@showroom/domain/model/room-slot";
import type { LineSlot } from "@showroom/domain/model/room-slot";
import { ACCENT_KINDS, FLOOR_TILE_OPTION_KINDS } from "@showroom/domain/model/tile-option";
import { imageReferenceSchema } from "./media.ts";
import { as, pinned } from "./pinned.ts";
import { productChoiceSchema } from "./product-choice.ts";
import { centsSchema, flagSchema, integerSchema, numberSchema, textSchema } from "./scalars.ts";

const lineSlotSchema = pinned(
  as<LineSlot>(),
  z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("tile"), surface: z.enum(TILE_SURFACES) }),
    z.object({ kind: z.literal("accessory"), place: z.enum(ACCESSORY_PLACES), type: z.enum(ACCESSORY_TYPES) }),
    z.object({ kind: z.literal("accent"), option: z.enum(ACCENT_KINDS) }),
    z.object({ kind: z.literal("sanitary"), groupId: integerSchema }),
    z.object({ kind: z.literal("option"), option: z.enum(FLOOR_TILE_OPTION_KINDS) }),
    z.object({ kind: z.literal("floor"), part: z.enum(["colour", "baseboard"]) }),
  ]),
);

export const lineItemSchema = pinned(
  as<LineItem>(),
  z.object({
    id: textSchema,
    part: z.enum(LINE_PARTS),
    slot: lineSlotSchema,
    status: z.enum(LINE_STATUSES),
    pieces: integerSchema,
    choice: z.nullable(productChoiceSchema),
    name: textSchema,
    brand: textSchema,
    description: textSchema,
    productNumber: textSchema,
    colorName: z.nullable(textSchema),
    colorHex: z.nullable(textSchema),
    width: z.nullable(numberSchema),
    length: z.nullable(numberSchema),
    size: z.nullable(textSchema),
    thumbnail: z.nullable(imageReferenceSchema),
    totalPrice: centsSchema,
    grossPrice: centsSchema,
    returnPrice: centsSchema,
    labourPrice: centsSchema,
    indicative: flagSchema,
    productGroupOrder: z.nullable(numberSchema),
    productGroupTitle: z.nullable(textSchema),
    specifications: z.nullable(textSchema),
  }),
);

const tileOptionCostSchema = pinned(as<TileOptionCost>(), z.object({ id: textSchema, totalPrice: centsSchema }));

export const costGroupNameSchema = z.enum(Object.values(COST_GROUP_NAMES));

const aggregatedCostGroupSchema = pinned(
  as<AggregatedCostGroup>(),
  z.object({ name: costGroupNameSchema, totalPrice: centsSchema }),
);

export const pageCostSchema = pinned(
  as<PageCost>(),
  z.object({
    id: integerSchema,
    type: z.enum(PAGE_TYPES),
    subTitle: textSchema,
    order: numberSchema,
    totalPrice: centsSchema,
    items: z.array(lineItemSchema),
    wallTile: z.nullable(lineItemSchema),
    floorTile: z.nullable(lineItemSchema),
    wallGroutColor: z.nullable(lineItemSchema),
    floorGroutColor: z.nullable(lineItemSchema),
    wallFinishingProfile: z.nullable(lineItemSchema),
    tileOptions: z.array(tileOptionCostSchema),
    allTileOptions: z.array(lineItemSchema),
    products: z.array(lineItemSchema),
    aggregatedCostGroups: z.array(aggregatedCostGroupSchema),
  }),
);

export const costResultSchema = pinned(
  as<CostResult>(),
  z.object({
    discount: centsSchema,
    pageCosts: z.array(pageCostSchema),
    subTotalPrice: centsSchema,
    totalPrice: centsSchema,
  }),
);
