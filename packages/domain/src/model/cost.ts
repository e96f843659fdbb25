import type { Cents } from "../money/cents.ts";
import type { PageType } from "./page.ts";

/** One line of the price: the difference from the standard. `totalPrice = grossPrice + returnPrice + labourPrice`. */
export interface LineItem {
  readonly id: string;
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
  readonly isStandard: boolean;
}

/** Cost of a tile option; ids are the kind, with `-grout` or `-profile` behind it for its accessories. */
export interface TileOptionCost {
  readonly id: string;
  readonly totalPrice: Cents;
}

export interface TileOptionLine extends LineItem {
  readonly specifications: string;
}

export const COST_GROUPS = ["Tegels", "Sanitair", "Vloeren"] as const;
export type CostGroupName = (typeof COST_GROUPS)[number];

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
  readonly allTileOptions: readonly TileOptionLine[];
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
