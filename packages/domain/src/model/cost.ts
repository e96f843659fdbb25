import type { Cents } from "../money/cents.ts";
import type { ProductChoice } from "./choices.ts";
import type { CostGroup } from "./cost-group.ts";
import type { LinePart } from "./line-part.ts";
import type { PageType } from "./page.ts";
import type { LineSlot } from "./room-slot.ts";

export const LINE_STATUSES = ["standard", "chosen", "dropped"] as const;
/** `standard`: the standard product itself; `chosen`: another; `dropped`: a standard product that is not delivered and that nothing replaces. */
export type LineStatus = (typeof LINE_STATUSES)[number];

/** One line of the price: the difference from the standard. `totalPrice = grossPrice + returnPrice + labourPrice`. */
export interface LineItem {
  /** Unique within a page. Read `part`, `slot` and `status` to know what the line is, not the id. */
  readonly id: string;
  readonly part: LinePart;
  readonly slot: LineSlot;
  readonly status: LineStatus;
  /** Number of pieces of sanitary ware, 2 for the taps of a double washbasin; 1 for what is measured. */
  readonly pieces: number;
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
  /** The tile of a tile option, or the option that grout or a profile belongs to; null for other lines. */
  readonly specifications: string | null;
}

/** Cost of a tile option. The id is the kind, followed by `-grout` or `-profile` for its accessories. */
export interface TileOptionCost {
  readonly id: string;
  readonly totalPrice: Cents;
}

/** The names of the cost groups in the API. */
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

/** Whether any line has an indicative price instead of a hard one. */
export function hasIndicativeLines(pageCosts: readonly PageCost[]): boolean {
  return pageCosts.some((cost) => linesOf(cost).some(({ indicative }) => indicative));
}

/** Every line of a page: tiles, their accessories, tile options, sanitary ware, floors. Their sum is the page's total. */
export function linesOf(cost: PageCost): readonly LineItem[] {
  const { wallTile, wallGroutColor, wallFinishingProfile, floorTile, floorGroutColor } = cost;
  const tiles = [wallTile, wallGroutColor, wallFinishingProfile, floorTile, floorGroutColor];
  return [...tiles.filter((line) => line !== null), ...cost.allTileOptions, ...cost.products, ...cost.items];
}
