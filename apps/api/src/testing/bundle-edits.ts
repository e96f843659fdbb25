import type { Bundle } from "@showroom/api-contract/bundle/bundle";

/** The bundle without some products, their offers and all references to these. */
export function withoutProducts(bundle: Bundle, numbers: readonly string[]): Bundle {
  const without = new Set(numbers);
  const gone = new Set(
    bundle.offers
      .filter((offer) => without.has(offer.product) || offer.variants.some((variant) => without.has(variant)))
      .map((offer) => offer.key),
  );
  const isLeft = (key: string): boolean => !gone.has(key);
  const lessTiles = <Collection extends { readonly tiles: readonly string[] }>(list: readonly Collection[]) =>
    list.map((collection) => ({ ...collection, tiles: collection.tiles.filter(isLeft) }));
  return {
    ...bundle,
    products: bundle.products.filter(({ productNumber }) => !without.has(productNumber)),
    offers: bundle.offers.filter((offer) => isLeft(offer.key)),
    rules: bundle.rules.filter((rule) =>
      [...rule.subjects, ...rule.affected].every((reference) => isLeft(reference.offer)),
    ),
    tileOptions: bundle.tileOptions.map((option) => ({
      ...option,
      variants: option.variants.filter(isLeft),
      accessories: option.accessories.filter(isLeft),
    })),
    packages: bundle.packages.map((entry) => ({
      ...entry,
      choices: entry.choices.filter(({ offer }) => isLeft(offer)),
      groups: entry.groups.map((group) => ({
        ...group,
        wallTileCollections: lessTiles(group.wallTileCollections),
        floorTileCollections: lessTiles(group.floorTileCollections),
        accentHerringboneCollections: lessTiles(group.accentHerringboneCollections),
        accentHerringboneReservoirCollections: lessTiles(group.accentHerringboneReservoirCollections),
      })),
    })),
    demoAccounts: bundle.demoAccounts.map((account) => ({
      ...account,
      ...(account.choices && { choices: { ...account.choices, offers: account.choices.offers.filter(isLeft) } }),
    })),
  };
}

/** The bundle without the pictures of its products, which an import reads one by one. */
export const withoutPictures = (bundle: Bundle): Bundle => ({
  ...bundle,
  products: bundle.products.map((product) => ({ ...product, images: [] })),
});

/** The bundle with some products changed. */
export function withProducts(
  bundle: Bundle,
  numbers: readonly string[],
  change: (product: Bundle["products"][number]) => Bundle["products"][number],
): Bundle {
  const wanted = new Set(numbers);
  return {
    ...bundle,
    products: bundle.products.map((product) => (wanted.has(product.productNumber) ? change(product) : product)),
  };
}
