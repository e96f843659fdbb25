import type { Cents } from "../money/cents.ts";
import type { PageProduct, TileType } from "./product.ts";

export interface TileCollection {
  readonly title: string;
  readonly tileType: TileType;
  readonly tiles: readonly PageProduct[];
}

/**
 * Tiles of one format, with what it costs to lay them: an element of `Package.groups`, which the specification calls a package
 * group. Lengths and widths in millimetres; null matches any size.
 */
export interface TileFormat {
  readonly id: number;
  readonly wallTileLength: number | null;
  readonly wallTileWidth: number | null;
  readonly floorTileLength: number | null;
  readonly floorTileWidth: number | null;
  readonly addedCost: Cents;
  readonly addedCostCeilingHigh: Cents;
  readonly floorTileOnWallCost: Cents;
  readonly floorTileOnWallCostCeilingHigh: Cents;
  readonly floorTileOnAllWallsCost: Cents;
  readonly floorTileOnAllWallsCostCeilingHigh: Cents;
  readonly wallTileCollections: readonly TileCollection[];
  readonly floorTileCollections: readonly TileCollection[];
  readonly accentHerringboneCollections: readonly TileCollection[];
  readonly accentHerringboneReservoirCollections: readonly TileCollection[];
  readonly showFloorTileOnWall: boolean;
  readonly showFloorTileOnAllWalls: boolean;
}
