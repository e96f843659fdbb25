import { TILE_SURFACES, type TileSurface } from "@showroom/domain/model/room-slot";
import { TILE_TYPES, type TileType } from "@showroom/domain/model/product";
import type { OpenedSections } from "../section/opened-sections.ts";

/** The number of tiles that the filters leave of an assortment. */
export type TilesLeft = (surface: TileSurface, type: TileType) => number;

/** The number of tiles that the filters leave of the walls or the floor. */
export const leftOf = (left: TilesLeft, surface: TileSurface): number =>
  TILE_TYPES.reduce((count, type) => count + left(surface, type), 0);

/**
 * What is open after a filter has changed, so that what it leaves is in sight: the section whose sizes it narrowed, else the open one, else
 * the first with tiles, and in it the assortments that have tiles. Nothing changes where no tile is left.
 */
export function openedByFilter(
  opened: OpenedSections,
  left: TilesLeft,
  narrowed: TileSurface | undefined,
): OpenedSections {
  const asked = [narrowed, opened.surface, ...TILE_SURFACES].flatMap((surface) => surface ?? []);
  const surface = asked.find((candidate) => leftOf(left, candidate) > 0);
  if (surface === undefined) return opened;
  const types: readonly string[] = TILE_TYPES;
  const parts = [
    ...TILE_TYPES.filter((type) => left(surface, type) > 0),
    ...opened.parts[surface].filter((part) => !types.includes(part)),
  ];
  return { surface, parts: { ...opened.parts, [surface]: parts } };
}
