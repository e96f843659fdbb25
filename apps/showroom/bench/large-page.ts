/** Generates a page with many more products than any project has, from a real page. */
import type { Page } from "@showroom/domain/model/page";
import type { PageProduct } from "@showroom/domain/model/product";

/** Larger than every id of the demo projects. */
const FIRST_ID = 50_000_000;

/** The list extended to `count` with copies of its products, each with new ids. */
function filled(products: readonly PageProduct[], count: number, nextId: () => number): PageProduct[] {
  const copies = Array.from({ length: Math.max(0, count - products.length) }, (_, index) => {
    const original = products[index % products.length]!;
    const product = { ...original.product, id: nextId(), name: `${original.product.name} ${index}` };
    return {
      ...original,
      id: nextId(),
      // Standard products come first in a list, so copies of them would fill the whole screen.
      standardOption: false,
      product,
      // Every second one has one size, and is chosen with one press.
      variants: original.variants.slice(0, index % 2 === 0 ? 1 : undefined).map((item) => ({ ...item, id: nextId() })),
    };
  });
  return [...products, ...copies];
}

/** The page with `count` products, half of them wall tiles and half sanitary ware, all in sections that are open. */
export function largePage(page: Page, count: number): Page {
  let id = FIRST_ID;
  const nextId = (): number => (id += 1);
  const half = count / 2;
  // The sections that are open at first: the standard wall tiles and the first group of sanitary ware.
  const openTiles = page.projectPackages
    .flatMap(({ groups }) => groups.flatMap((group) => group.wallTileCollections))
    .find(({ tileType, tiles }) => tileType === "standard" && tiles.length > 0);
  const openGroup = page.productGroups
    .filter(({ type }) => type === "standard")
    .toSorted((a, b) => a.order - b.order)[0];
  if (openTiles === undefined || openGroup === undefined)
    throw new Error("The page offers no wall tiles or no sanitary ware");
  return {
    ...page,
    projectPackages: page.projectPackages.map((item) => ({
      ...item,
      groups: item.groups.map((group) => ({
        ...group,
        wallTileCollections: group.wallTileCollections.map((collection) =>
          collection === openTiles ? { ...collection, tiles: filled(collection.tiles, half, nextId) } : collection,
        ),
      })),
    })),
    productGroups: page.productGroups.map((item) =>
      item === openGroup ? { ...item, products: filled(item.products, half, nextId) } : item,
    ),
  };
}
