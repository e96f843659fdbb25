import type { ProductChoice } from "../model/choices.ts";
import type { Product } from "../model/product.ts";
import type { TileFormat } from "../model/tile-format.ts";
import { findChoice, type PageCatalogue } from "./page-catalogue.ts";

/**
 * The package group whose tile sizes match the chosen pair, or null. A null size matches anything; the group with the
 * fewest null sizes wins, then the one with the lowest added cost.
 */
export function matchingTileFormat(
  catalogue: PageCatalogue,
  wallTile: ProductChoice | null,
  floorTile: ProductChoice | null,
): TileFormat | null {
  const wall = findChoice(catalogue, wallTile)?.product;
  const floor = findChoice(catalogue, floorTile)?.product;
  if (!wall || !floor) return null;
  return tileFormatOfSizes(catalogue.tileFormats, wall, floor);
}

/** As `matchingTileFormat`, for tiles that are already looked up. */
export function tileFormatOfSizes(groups: readonly TileFormat[], wall: Product, floor: Product): TileFormat | null {
  let best: TileFormat | null = null;
  let bestScore = -1;
  for (const group of groups) {
    if (!fits(group, wall, floor)) continue;
    const score = filledIn(group);
    if (score > bestScore) {
      best = group;
      bestScore = score;
    }
  }
  return best;
}

function fits(group: TileFormat, wall: Product, floor: Product): boolean {
  return (
    matches(group.wallTileLength, wall.length) &&
    matches(group.wallTileWidth, wall.width) &&
    matches(group.floorTileLength, floor.length) &&
    matches(group.floorTileWidth, floor.width)
  );
}

function matches(wanted: number | null, actual: number | null): boolean {
  return wanted === null || wanted === actual;
}

function filledIn(group: TileFormat): number {
  return [group.wallTileLength, group.wallTileWidth, group.floorTileLength, group.floorTileWidth].filter(
    (size) => size !== null,
  ).length;
}
