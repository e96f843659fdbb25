/** A page with far more on offer than any project has, made from a real one. */
import type { Page } from "@showroom/domain/model/page";
import type { PageProduct } from "@showroom/domain/model/product";

/** Far above every id of the demo projects. */
const FIRST_ID = 50_000_000;

/** The list filled up to `count` with copies of its own products, each with ids of its own. */
function filled(products: readonly PageProduct[], count: number, nextId: () => number): PageProduct[] {
  const copies = Array.from({ length: Math.max(0, count - products.length) }, (_, index) => {
    const original = products[index % products.length]!;
    const product = { ...original.product, id: nextId(), name: `${original.product.name} ${index}` };
    return {
      ...original,
      id: nextId(),
      product,
      variants: original.variants.map((item) => ({ ...item, id: nextId() })),
    };
  });
  return [...products, ...copies];
}

/** The page with `count` products: half of them wall tiles, half in its largest group of sanitary ware. */
export function largePage(page: Page, count: number): Page {
  let id = FIRST_ID;
  const nextId = (): number => (id += 1);
  const half = count / 2;
  const sanitary = page.productGroups.filter(({ type }) => type === "standard");
  const largest = sanitary.toSorted((a, b) => b.products.length - a.products.length)[0];
  // Where the most wall tiles are on offer together.
  const collections = page.projectPackages.flatMap(({ groups }) =>
    groups.flatMap((group) => group.wallTileCollections),
  );
  const fullest = collections.toSorted((a, b) => b.tiles.length - a.tiles.length)[0];
  if (fullest === undefined || largest === undefined)
    throw new Error("The page offers no wall tiles or no sanitary ware");
  return {
    ...page,
    projectPackages: page.projectPackages.map((item) => ({
      ...item,
      groups: item.groups.map((group) => ({
        ...group,
        wallTileCollections: group.wallTileCollections.map((collection) =>
          collection === fullest ? { ...collection, tiles: filled(collection.tiles, half, nextId) } : collection,
        ),
      })),
    })),
    productGroups: page.productGroups.map((item) =>
      item === largest ? { ...item, products: filled(item.products, half, nextId) } : item,
    ),
  };
}
