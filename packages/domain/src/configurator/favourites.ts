/** What the buyers of a home like: products of its pages, whether they are chosen or not. */
import type { PageProduct } from "../model/product.ts";
import type { RoomSlot } from "../model/room-slot.ts";
import type { PageCatalogue } from "../selection/page-catalogue.ts";

/** A product of a page. */
export interface Favourite {
  readonly pageId: number;
  readonly pageProductId: number;
}

/** More than anyone likes; the oldest of more are dropped. */
export const MOST_FAVOURITES = 300;

const isSame =
  ({ pageId, pageProductId }: Favourite) =>
  (other: Favourite): boolean =>
    other.pageId === pageId && other.pageProductId === pageProductId;

export const isFavourite = (favourites: readonly Favourite[], one: Favourite): boolean => favourites.some(isSame(one));

/**
 * The favourites with one more or one less, the newest last. A change says only that, so that two people who press at the same
 * moment lose nothing of one another.
 */
export function changeFavourite(
  favourites: readonly Favourite[],
  one: Favourite,
  liked: boolean,
): readonly Favourite[] {
  if (isFavourite(favourites, one) === liked) return favourites;
  if (!liked) return favourites.filter((other) => !isSame(one)(other));
  return [...favourites, { pageId: one.pageId, pageProductId: one.pageProductId }].slice(-MOST_FAVOURITES);
}

/** Where products are chosen that can be liked: tiles of walls and floor, and sanitary ware. */
type FavouriteSlot = Extract<RoomSlot, { readonly kind: "tile" | "sanitary" }>;

/** Where a product of a page is chosen; null for one that cannot be liked. */
export function slotOfFavourite(catalogue: PageCatalogue, pageProductId: number): FavouriteSlot | null {
  const { tiles, sanitaryGroups } = catalogue;
  if (tiles.wall.ids.has(pageProductId)) return { kind: "tile", surface: "wall" };
  if (tiles.floor.ids.has(pageProductId)) return { kind: "tile", surface: "floor" };
  const group = sanitaryGroups.find(({ products }) => products.some(({ id }) => id === pageProductId));
  return group ? { kind: "sanitary", groupId: group.id } : null;
}

/** A favourite that the page offers now, with where it is chosen. */
export interface OfferedFavourite {
  readonly product: PageProduct;
  readonly slot: FavouriteSlot;
}

/** The favourites of a page that it offers, the newest first. What a catalogue lost is left out, and comes back with it. */
export function favouritesOn(catalogue: PageCatalogue, favourites: readonly Favourite[]): readonly OfferedFavourite[] {
  return favourites
    .filter(({ pageId }) => pageId === catalogue.page.id)
    .flatMap(({ pageProductId }) => {
      const product = catalogue.products.get(pageProductId);
      const slot = slotOfFavourite(catalogue, pageProductId);
      return product && slot ? [{ product, slot }] : [];
    })
    .toReversed();
}
