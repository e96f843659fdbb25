/** Tiles filtered and sorted by the amounts on their cards: what they cost extra over the standard of the home. */
import type { ProductChoice } from "../model/choices.ts";
import type { PageProduct } from "../model/product.ts";
import { TILE_SURFACES, type TileSurface } from "../model/room-slot.ts";
import { ACCENT_KINDS, type AccentKind } from "../model/tile-option.ts";
import type { Cents } from "../money/cents.ts";
import type { PageCatalogue } from "../selection/page-catalogue.ts";
import { variantsOf } from "../selection/variants.ts";

/** Where tiles are offered. The same tile can cost another amount elsewhere. */
export type TilePlace = TileSurface | AccentKind;
export const TILE_PLACES: readonly TilePlace[] = [...TILE_SURFACES, ...ACCENT_KINDS];

export const TILE_ORDERS = ["recommended", "lowest", "highest"] as const;
export type TileOrder = (typeof TILE_ORDERS)[number];

/** What a variant costs extra; null for one that cannot be chosen. */
export type ExtraOf = (choice: ProductChoice) => Cents | null;

const amountsOf = (tile: PageProduct, extraOf: ExtraOf) =>
  variantsOf(tile).map(({ id }) => ({ id, extra: extraOf({ pageProductId: tile.id, variantProjectProductId: id }) }));

/** The amount on a tile's card: that of the chosen variant, else of the cheapest. Null without an amount. */
export function cardAmount(tile: PageProduct, chosen: ProductChoice | null, extraOf: ExtraOf): Cents | null {
  if (chosen?.pageProductId === tile.id) return extraOf(chosen);
  const known = amountsOf(tile, extraOf).flatMap(({ extra }) => extra ?? []);
  return known.toSorted((a, b) => a - b)[0] ?? null;
}

/** Sorts by amount. Equal amounts keep their order; items without an amount come last. */
export function inOrder<Item>(
  items: readonly Item[],
  order: TileOrder,
  amountOf: (item: Item) => Cents | null,
): readonly Item[] {
  if (order === "recommended") return items;
  const sign = order === "lowest" ? 1 : -1;
  return items
    .map((item) => ({ item, amount: amountOf(item) }))
    .toSorted((a, b) =>
      a.amount === null || b.amount === null
        ? Number(a.amount === null) - Number(b.amount === null)
        : sign * (a.amount - b.amount),
    )
    .map(({ item }) => item);
}

/**
 * The ids that the filter 'without extra cost' leaves out: `filteredIds`, and every variant that costs extra or has no amount, each with
 * the id of its product as in `filteredIds`.
 */
export function withoutExtraCost(
  tiles: readonly PageProduct[],
  filteredIds: ReadonlySet<number>,
  extraOf: ExtraOf,
): ReadonlySet<number> {
  const out = new Set(filteredIds);
  for (const tile of tiles)
    for (const { id, extra } of amountsOf(tile, extraOf)) if (extra === null || extra > 0) out.add(tile.id).add(id);
  return out;
}

/** The number of tiles with at least one variant left. A tile of several accents counts once. */
export function countLeft(
  { tiles }: Pick<PageCatalogue, "tiles">,
  filteredIds: Readonly<Record<TilePlace, ReadonlySet<number>>>,
): number {
  const left = (place: TilePlace) =>
    tiles[place].products.filter((tile) => variantsOf(tile).some(({ id }) => !filteredIds[place].has(id)));
  const accents = new Set(ACCENT_KINDS.flatMap((kind) => left(kind).map(({ id }) => id)));
  return TILE_SURFACES.reduce((count, surface) => count + left(surface).length, accents.size);
}
