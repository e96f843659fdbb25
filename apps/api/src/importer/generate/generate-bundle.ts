import { bundleSchema, type BundleInput } from "@showroom/api-contract/bundle/bundle";
import { generateHouseTypes, generateProject } from "./generate-project.ts";
import { generateSanitary } from "./generate-sanitary.ts";
import { generateTiles } from "./generate-tiles.ts";
import { createRandom } from "./random.ts";

export interface BundleSize {
  readonly products: number;
  readonly rules: number;
  readonly seed: number;
}

/**
 * Generates a project with the given number of products and rules, for benchmarks and tests. It passes every check of
 * the importer.
 */
export function generateBundle(size: BundleSize): BundleInput {
  const random = createRandom(size.seed);
  const tiles = generateTiles(random, Math.max(8, Math.round(size.products * 0.3)));
  const sanitary = generateSanitary(random, Math.max(12, size.products - tiles.products.length), size.rules);
  const bundle: BundleInput = {
    format: 1,
    catalogueVersion: `generated-${size.products}-${size.rules}-${size.seed}`,
    ...generateProject(`generated-${size.products}-${size.rules}-${size.seed}`),
    contentBlocks: [],
    houseTypes: generateHouseTypes(),
    products: [...tiles.products, ...sanitary.products],
    productGroups: [...tiles.groups, ...sanitary.groups],
    offers: [...tiles.offers, ...sanitary.offers],
    packages: [tiles.package],
    tileOptions: [],
    rules: sanitary.rules,
    floorMaterials: [],
    floors: [],
    baseboards: [],
    demoAccounts: [],
  };
  bundleSchema.parse(bundle);
  return bundle;
}
