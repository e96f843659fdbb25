/** The owner imports another catalogue: one change at a time, on what was imported before. */
import type { Bundle } from "@showroom/api-contract/bundle/bundle";
import { cents } from "@showroom/domain/money/cents";
import { withoutProducts } from "../../../apps/api/src/testing/bundle-edits.ts";
import type { World } from "../world/world.ts";

export const CATALOGUE_CHANGES = [
  "price",
  "removed article",
  "moved house type",
  "no tiles",
  "no floors",
  "back to the first",
] as const;
export type CatalogueChange = (typeof CATALOGUE_CHANGES)[number];

const RAISE = 1_100;

const withProject = (bundle: Bundle, flags: Partial<Bundle["project"]>): Bundle => ({
  ...bundle,
  project: { ...bundle.project, ...flags },
});

/** The second house type becomes the first: its buyers move. */
const withoutSecondType = (bundle: Bundle): Bundle => {
  const [first, second, ...others] = bundle.houseTypes;
  return first && second ? { ...bundle, houseTypes: [first, ...others] } : bundle;
};

function applyChange(bundle: Bundle, change: CatalogueChange): Bundle {
  switch (change) {
    case "price":
      return {
        ...bundle,
        products: bundle.products.map((product, at) =>
          at % 3 === 0 ? { ...product, grossPrice: cents(product.grossPrice + RAISE) } : product,
        ),
      };
    case "removed article": {
      const luxury = bundle.offers.find(({ tileType, variants }) => tileType === "luxe" && variants.length > 0);
      return luxury ? withoutProducts(bundle, luxury.variants) : bundle;
    }
    case "moved house type":
      return withoutSecondType(bundle);
    case "no tiles":
      return withProject(bundle, { hasTiles: false });
    case "no floors":
      return withProject(bundle, { hasFloors: false });
    case "back to the first":
      return bundle;
  }
}

/** The changes that make up the catalogue after this one. */
const changesAfter = (before: readonly string[], change: CatalogueChange): readonly CatalogueChange[] =>
  change === "back to the first"
    ? []
    : [...new Set([...before, change])].filter((one): one is CatalogueChange =>
        CATALOGUE_CHANGES.some((known) => known === one),
      );

export async function importChange(world: World, change: CatalogueChange): Promise<void> {
  const changes = changesAfter(world.imported, change);
  const { project, importProject } = world.base;
  // The demo accounts exist already, and name pages that a change may remove.
  const bundle = changes.reduce(applyChange, { ...project, demoAccounts: [] });
  const [kept, moved] = project.houseTypes;
  // Later imports do not have the house type any more, so they move nobody.
  const moves = change === "moved house type" && !world.imported.includes(change);
  const moveHouseTypes = new Map(kept && moved && moves ? [[moved.key, kept.key]] : []);
  await importProject(world.servers.database.pool, bundle, { moveHouseTypes });
  world.imported.splice(0, world.imported.length, ...changes);
}
