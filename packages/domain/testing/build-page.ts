import type { Page, TileOption } from "../src/model/page.ts";
import type { PageProduct, ProductGroup, TileAccessoryType } from "../src/model/product.ts";
import type { Rule } from "../src/model/rule.ts";
import { cents } from "../src/money/cents.ts";
import { buildEmptyPage, buildPackage, buildTileFormat } from "./build-empty-page.ts";
import { buildGroup, buildPageProduct, buildTile, buildVariant } from "./build-product.ts";

/** Ids of the products and groups of `buildPage`. */
export const PAGE_IDS = {
  wallTile: { standard: 101, theWall: 102, luxe: 103 },
  floorTile: { standard: 111, other: 112 },
  accentTile: { first: 121, second: 122 },
  wallGrout: { standard: 131, other: 132 },
  wallProfile: { standard: 141, other: 142 },
  floorGrout: { standard: 151, other: 152 },
  optionGrout: { standard: 161, other: 162 },
  optionProfile: { standard: 171, other: 172 },
  toiletGroup: { id: 1, standard: 201, other: 202 },
  basinGroup: { id: 2, standard: 211, coloured: 212 },
  /** A group without a standard; several products may be chosen. */
  extrasGroup: { id: 3, first: 221, second: 222 },
} as const;

/** The variants of the coloured basin: two colours in two sizes. */
export const BASIN_VARIANTS = { white60: 2121, white80: 2122, black60: 2123, black80: 2124 } as const;

/**
 * A bathroom with two or three of everything and no rules unless given. Every price and measure differs from all others,
 * so that a calculation with the wrong one gives another result.
 */
export function buildPage(overrides: Partial<Page> & { readonly rules?: readonly Rule[] } = {}): Page {
  const { rules = [], ...page } = overrides;
  const ids = PAGE_IDS;
  const withRules = (item: PageProduct): PageProduct => {
    const own = [item.id, ...item.variants.map((variant) => variant.id)];
    return { ...item, rules: rules.filter((rule) => rule.subjectProducts.some((id) => own.includes(id))) };
  };
  const walls = [
    buildTile(ids.wallTile.standard, "wall_tile", { standardOption: true }),
    buildTile(ids.wallTile.theWall, "wall_tile", {
      tileType: "theWall",
      product: { grossPrice: cents(4100), width: 200, length: 400, size: "20 x 40 cm" },
    }),
    buildTile(ids.wallTile.luxe, "wall_tile", {
      tileType: "luxe",
      product: { grossPrice: cents(7550), installationCodes: [{ code: "GROOT", quantity: 1 }] },
    }),
  ].map(withRules);
  const floors = [
    buildTile(ids.floorTile.standard, "floor_tile", {
      standardOption: true,
      product: { grossPrice: cents(2800), width: 600, size: "60 x 60 cm" },
    }),
    buildTile(ids.floorTile.other, "floor_tile", {
      tileType: "luxe",
      product: { grossPrice: cents(5025), width: 600, size: "60 x 60 cm" },
    }),
  ].map(withRules);
  const accents = [
    buildTile(ids.accentTile.first, "herringbone_tile", {
      product: { width: 75, length: 300, grossPrice: cents(6000) },
    }),
    buildTile(ids.accentTile.second, "herringbone_tile", {
      product: { width: 80, length: 310, grossPrice: cents(6350) },
    }),
  ].map(withRules);
  const group = buildTileFormat(1, {
    addedCost: cents(10_000),
    addedCostCeilingHigh: cents(11_500),
    floorTileOnWallCost: cents(5000),
    floorTileOnWallCostCeilingHigh: cents(5800),
    floorTileOnAllWallsCost: cents(20_000),
    floorTileOnAllWallsCostCeilingHigh: cents(22_500),
    wallTileCollections: [{ title: "Wand", tileType: "standard", tiles: walls }],
    floorTileCollections: [{ title: "Vloer", tileType: "standard", tiles: floors }],
  });
  const smallTiles = buildTileFormat(2, {
    wallTileLength: 400,
    wallTileWidth: 200,
    addedCost: cents(35_000),
    addedCostCeilingHigh: cents(45_000),
    floorTileOnWallCost: cents(5300),
    floorTileOnWallCostCeilingHigh: cents(6400),
    floorTileOnAllWallsCost: cents(21_500),
    floorTileOnAllWallsCostCeilingHigh: cents(24_000),
  });
  return buildEmptyPage({
    id: 1,
    surfaceWall: 21,
    surfaceFloor: 6.5,
    projectPackages: [buildPackage([group, smallTiles])],
    productGroups: [...accessoryGroups(), ...sanitaryGroups(withRules)],
    tileOptions: tileOptions(accents),
    ...page,
  });
}

/** Cents per m² of grouts and per metre of profiles. */
const ACCESSORY_PRICES: Readonly<Record<number, number>> = {
  [PAGE_IDS.wallGrout.standard]: 200,
  [PAGE_IDS.wallGrout.other]: 350,
  [PAGE_IDS.floorGrout.standard]: 220,
  [PAGE_IDS.floorGrout.other]: 390,
  [PAGE_IDS.optionGrout.standard]: 240,
  [PAGE_IDS.optionGrout.other]: 410,
  [PAGE_IDS.wallProfile.standard]: 500,
  [PAGE_IDS.wallProfile.other]: 1250,
  [PAGE_IDS.optionProfile.standard]: 560,
  [PAGE_IDS.optionProfile.other]: 1340,
};

function accessory(
  id: number,
  place: TileAccessoryType,
  type: "grout_color" | "finishing_profile",
  standardOption: boolean,
): PageProduct {
  const groutColor = standardOption ? "#D9D4CA" : "#333333";
  return buildPageProduct(id, {
    standardOption,
    tileAccessoryType: place,
    product: {
      type,
      grossPrice: cents(ACCESSORY_PRICES[id] ?? 0),
      groutColor: type === "grout_color" ? groutColor : null,
    },
  });
}

function accessoryGroups(): readonly ProductGroup[] {
  const { wallGrout, wallProfile, floorGrout } = PAGE_IDS;
  const grouts = [
    accessory(wallGrout.standard, "wallTileAccessory", "grout_color", true),
    accessory(wallGrout.other, "wallTileAccessory", "grout_color", false),
    accessory(floorGrout.standard, "floorTileAccessory", "grout_color", true),
    accessory(floorGrout.other, "floorTileAccessory", "grout_color", false),
  ];
  const profiles = [
    accessory(wallProfile.standard, "wallTileAccessory", "finishing_profile", true),
    accessory(wallProfile.other, "wallTileAccessory", "finishing_profile", false),
  ];
  return [
    buildGroup(90, grouts, { type: "tiles-accessories", title: "Voegkleur" }),
    buildGroup(91, profiles, { type: "tiles-accessories", title: "Afwerkprofiel" }),
  ];
}

function tileOptions(accents: readonly PageProduct[]): readonly TileOption[] {
  const { optionGrout, optionProfile } = PAGE_IDS;
  const accessories = [
    accessory(optionGrout.standard, "floortile-on-wall", "grout_color", true),
    accessory(optionGrout.other, "floortile-on-wall", "grout_color", false),
    accessory(optionProfile.standard, "floortile-on-wall", "finishing_profile", true),
    accessory(optionProfile.other, "floortile-on-wall", "finishing_profile", false),
  ];
  const option = (id: number, kind: TileOption["kind"], variants: readonly PageProduct[]): TileOption => ({
    id,
    kind,
    title: kind,
    description: "",
    image: null,
    variants,
    accessories,
  });
  return [
    option(1, "FloorTileOnWall", []),
    option(2, "FloorTileOnAllWalls", []),
    option(3, "AccentHerringbone", accents),
    option(4, "AccentHerringboneReservoir", accents),
  ];
}

function sanitaryGroups(withRules: (item: PageProduct) => PageProduct): readonly ProductGroup[] {
  const { toiletGroup, basinGroup, extrasGroup } = PAGE_IDS;
  const price = (gross: number, back = 0, labour = 0) => ({
    grossPrice: cents(gross),
    returnPrice: cents(back),
    labourPrice: cents(labour),
  });
  const basin = (id: number, colorName: string, color: string, dimension: string, prices: ReturnType<typeof price>) =>
    buildVariant(id, { ...prices, colorName, color, dimension });
  const coloured = buildPageProduct(basinGroup.coloured, {
    product: price(31_000, 12_000, 6000),
    variants: [
      basin(BASIN_VARIANTS.white80, "Wit", "#FFFFFF", "80 cm", price(36_000, 12_200, 6200)),
      basin(BASIN_VARIANTS.white60, "Wit", "#FFFFFF", "60 cm", price(32_000, 12_100, 6100)),
      basin(BASIN_VARIANTS.black60, "Zwart", "#111111", "60 cm", price(40_000, 12_300, 6300)),
      basin(BASIN_VARIANTS.black80, "Zwart", "#111111", "80 cm", price(44_000, 12_400, 6400)),
    ],
  });
  return [
    buildGroup(
      toiletGroup.id,
      [
        buildPageProduct(toiletGroup.standard, {
          standardOption: true,
          product: { ...price(30_000, 25_000, 8000), product_number: "T-STD" },
        }),
        buildPageProduct(toiletGroup.other, { product: { ...price(52_500, 41_000, 9000), addedCosts: cents(1500) } }),
      ].map(withRules),
      { title: "Toilet" },
    ),
    buildGroup(
      basinGroup.id,
      [
        buildPageProduct(basinGroup.standard, { standardOption: true, product: price(20_500, 15_500, 5600) }),
        coloured,
      ].map(withRules),
      { title: "Wastafel" },
    ),
    buildGroup(
      extrasGroup.id,
      [
        buildPageProduct(extrasGroup.first, { product: price(4600, 2300, 1100) }),
        buildPageProduct(extrasGroup.second, { product: price(6700, 2400, 1300) }),
      ].map(withRules),
      { title: "Accessoires", singleChoice: false },
    ),
  ];
}
