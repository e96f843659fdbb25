import * as z from "zod/mini";
import { COST_GROUPS } from "@showroom/domain/model/cost";
import type {
  AggregatedCostGroup,
  CostResult,
  LineItem,
  PageCost,
  TileOptionCost,
  TileOptionLine,
} from "@showroom/domain/model/cost";
import { PAGE_TYPES } from "@showroom/domain/model/page";
import { imageReferenceSchema } from "./media.ts";
import { as, pinned } from "./pinned.ts";
import { centsSchema } from "./scalars.ts";

const lineItemShape = {
  id: z.string(),
  name: z.string(),
  brand: z.string(),
  description: z.string(),
  productNumber: z.string(),
  colorName: z.nullable(z.string()),
  colorHex: z.nullable(z.string()),
  width: z.nullable(z.number()),
  length: z.nullable(z.number()),
  size: z.nullable(z.string()),
  thumbnail: z.nullable(imageReferenceSchema),
  totalPrice: centsSchema,
  grossPrice: centsSchema,
  returnPrice: centsSchema,
  labourPrice: centsSchema,
  indicative: z.boolean(),
  productGroupOrder: z.nullable(z.number()),
  productGroupTitle: z.nullable(z.string()),
  isStandard: z.boolean(),
};

export const lineItemSchema = pinned(as<LineItem>(), z.object(lineItemShape));

const tileOptionCostSchema = pinned(as<TileOptionCost>(), z.object({ id: z.string(), totalPrice: centsSchema }));

const tileOptionLineSchema = pinned(as<TileOptionLine>(), z.object({ ...lineItemShape, specifications: z.string() }));

export const costGroupNameSchema = z.enum(COST_GROUPS);

const aggregatedCostGroupSchema = pinned(
  as<AggregatedCostGroup>(),
  z.object({ name: costGroupNameSchema, totalPrice: centsSchema }),
);

export const pageCostSchema = pinned(
  as<PageCost>(),
  z.object({
    id: z.int(),
    type: z.enum(PAGE_TYPES),
    subTitle: z.string(),
    order: z.number(),
    totalPrice: centsSchema,
    items: z.array(lineItemSchema),
    wallTile: z.nullable(lineItemSchema),
    floorTile: z.nullable(lineItemSchema),
    wallGroutColor: z.nullable(lineItemSchema),
    floorGroutColor: z.nullable(lineItemSchema),
    wallFinishingProfile: z.nullable(lineItemSchema),
    tileOptions: z.array(tileOptionCostSchema),
    allTileOptions: z.array(tileOptionLineSchema),
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
