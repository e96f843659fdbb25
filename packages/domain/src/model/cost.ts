import type { Cents } from "../money/cents.ts";
import type { ProductChoice } from "./choices.ts";
import type { CostGroup, LinePart } from "./line-part.ts";
import type { PageType } from "./page.ts";
import type { LineSlot } from "./room-slot.ts";

export const LINE_STATUSES = ["standard", "chosen", "dropped"] as const;
/** `standard`: the standard product itself; `chosen`: another; `dropped`: a standard product that is not delivered and that nothing replaces. */
export type LineStatus = (typeof LINE_STATUSES)[number];

/** One line of the price: the difference from the standard. `totalPrice = grossPrice + returnPrice + labourPrice`. */
export interface LineItem {
  /** Tells the lines of a page apart; `part`, `slot` and `status` say what the line is. */
  readonly id: string;
  readonly part: LinePart;
  readonly slot: LineSlot;
  readonly status: LineStatus;
  /** The product that is chosen, or dropped; null for a living-room floor. */
  readonly choice: ProductChoice | null;
  readonly name: string;
  readonly brand: string;
  readonly description: string;
  readonly productNumber: string;
  readonly colorName: string | null;
  /** #RRGGBB */
  readonly colorHex: string | null;
  /** Millimetres. */
  readonly width: number | null;
  readonly length: number | null;
  readonly size: string | null;
  readonly thumbnail: { readonly public_id: string } | null;
  readonly totalPrice: Cents;
  readonly grossPrice: Cents;
  /** Negative or zero. */
  readonly returnPrice: Cents;
  readonly labourPrice: Cents;
  readonly indicative: boolean;
  /** Null for tiles and floors. */
  readonly productGroupOrder: number | null;
  readonly productGroupTitle: string | null;
  /** What a tile option consists of, or the option that grout or a profile goes with; null elsewhere. */
  readonly specifications: string | null;
}

/** Cost of a tile option; ids are the kind, with `-grout` or `-profile` behind it for its accessories. */
export interface TileOptionCost {
  readonly id: string;
  readonly totalPrice: Cents;
}

/** What the API calls the cost groups. */
export const COST_GROUP_NAMES = {
  tiles: "Tegels",
  sanitary: "Sanitair",
  floors: "Vloeren",
} as const satisfies Record<CostGroup, string>;
export type CostGroupName = (typeof COST_GROUP_NAMES)[CostGroup];

export interface AggregatedCostGroup {
  readonly name: CostGroupName;
  readonly totalPrice: Cents;
}

export interface PageCost {
  /** The page's id. */
  readonly id: number;
  readonly type: PageType;
  readonly subTitle: string;
  readonly order: number;
  readonly totalPrice: Cents;
  /** Floor lines: colour and baseboard. */
  readonly items: readonly LineItem[];
  readonly wallTile: LineItem | null;
  readonly floorTile: LineItem | null;
  readonly wallGroutColor: LineItem | null;
  readonly floorGroutColor: LineItem | null;
  readonly wallFinishingProfile: LineItem | null;
  readonly tileOptions: readonly TileOptionCost[];
  readonly allTileOptions: readonly LineItem[];
  readonly products: readonly LineItem[];
  readonly aggregatedCostGroups: readonly AggregatedCostGroup[];
}

export interface CostResult {
  /** Not negative; `totalPrice = subTotalPrice - discount`. */
  readonly discount: Cents;
  readonly pageCosts: readonly PageCost[];
  readonly subTotalPrice: Cents;
  readonly totalPrice: Cents;
}

/** Every line of a page: tiles, what goes with them, tile options, sanitary ware, floors. They add up to its total. */
export function linesOf(cost: PageCost): readonly LineItem[] {
  const { wallTile, wallGroutColor, wallFinishingProfile, floorTile, floorGroutColor } = cost;
  const tiles = [wallTile, wallGroutColor, wallFinishingProfile, floorTile, floorGroutColor];
  return [...tiles.filter((line) => line !== null), ...cost.allTileOptions, ...cost.products, ...cost.items];
}
