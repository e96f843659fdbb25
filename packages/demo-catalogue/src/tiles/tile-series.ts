import type { ShadeVariation } from "@showroom/domain/model/fixture-model";
import type { Appearance } from "@showroom/domain/model/appearance";
import type { TileType } from "@showroom/domain/model/product";
import type { StyleName } from "../textures/styles.ts";

export interface TileColour {
  readonly name: string;
  readonly code: string;
  readonly base: string;
  readonly accent: string;
  /** Seed of another piece of stone, for tiles on which a striking figure would repeat visibly. */
  readonly cut?: number;
}

/** A range of tiles that share material, sizes and price; every colour becomes one offer with its sizes as variants. */
export interface TileSeries {
  readonly surface: "wall" | "floor" | "herringbone";
  readonly brand: string;
  readonly name: string;
  readonly code: string;
  readonly style: StyleName;
  /** What it looks like, where that is not what its style looks like. */
  readonly appearance?: Appearance;
  readonly tileType: TileType;
  readonly title: string;
  /** Width x length in mm and the price per m² in cents; the first is the size on the card. */
  readonly sizes: readonly {
    readonly width: number;
    readonly length: number;
    readonly price: number;
    readonly perBox: number;
  }[];
  readonly rectified: boolean;
  /** How many different faces a tile has; left out where the manufacturer does not say. */
  readonly faces?: number;
  readonly shadeVariation?: ShadeVariation;
  readonly description: string;
  readonly colours: readonly TileColour[];
}

export const colour = (name: string, code: string, base: string, accent: string): TileColour => ({
  name,
  code,
  base,
  accent,
});
export const size = (width: number, length: number, price: number, perBox: number) => ({
  width,
  length,
  price,
  perBox,
});
