import { ACCENT_KINDS } from "../model/tile-option.ts";
import type { PageProduct } from "../model/product.ts";
import type { PageCatalogue } from "../selection/page-catalogue.ts";
import type { TileLists } from "./size-list.ts";

/**
 * The tiles of a page that the filter lists and counts, each once: wall tiles, floor tiles, and the tiles of every
 * accent.
 */
export function tilesToFilter({ tiles }: PageCatalogue): TileLists {
  const accents = ACCENT_KINDS.flatMap((kind) => tiles[kind].products);
  const once = new Map<number, PageProduct>(accents.map((tile) => [tile.id, tile]));
  return { wall: tiles.wall.products, floor: tiles.floor.products, herringbone: [...once.values()] };
}
