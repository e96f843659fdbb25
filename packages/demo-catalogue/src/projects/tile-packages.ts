import type { BundleInput } from "@showroom/api-contract/bundle/bundle";
import { FLOOR_SERIES, HERRINGBONE_SERIES } from "../tiles/floor-series.ts";
import type { TileSeries } from "../tiles/tile-series.ts";
import { WALL_SERIES } from "../tiles/wall-series.ts";

type Package = BundleInput["packages"][number];
type Group = Package["groups"][number];

interface PackageOptions {
  readonly rooms: readonly Package["rooms"][number][];
  readonly tileOptions: boolean;
  readonly hardPrices: boolean;
}

/** Keys of the offers of a series, one per colour. */
export const keysOf = (series: TileSeries): string[] =>
  series.colours.map((colour) => `${series.surface}.${series.code}.${colour.code}`.toLowerCase());

const collections = (list: readonly TileSeries[]): NonNullable<Group["wallTileCollections"]> =>
  list.map((series) => ({ title: series.title, tileType: series.tileType, tiles: keysOf(series) }));

/** Extra cost in cents of tile formats for the walls of a whole room, at standard height and up to the ceiling. */
type FormatCosts = readonly (readonly [width: number, length: number, half: number, high: number])[];

const COMMON_FORMATS: FormatCosts = [
  [200, 400, 0, 0],
  [300, 600, 0, 0],
  [300, 900, 12_500, 18_500],
];

/** Cents, in addition to the added cost of their package. */
const SPECIAL_FORMATS: FormatCosts = [
  [600, 600, 0, 5000],
  [600, 1200, 15_000, 27_000],
  [75, 300, 10_000, 20_000],
  [100, 200, 7000, 15_000],
  [150, 150, 5000, 12_000],
  [100, 100, 20_000, 35_000],
];

function groupsOf(formats: FormatCosts, options: PackageOptions): Group[] {
  const firstSize = ({ sizes: [size] }: TileSeries) => `${size?.width}x${size?.length}`;
  return formats.map(([width, length, half, high]) => {
    // Floor and accent tiles combine with every wall format; they are listed in one group.
    const isFirst = width === 200;
    const accents = isFirst && options.tileOptions ? collections(HERRINGBONE_SERIES) : [];
    return {
      key: `wand-${width}x${length}`,
      wallTileWidth: width,
      wallTileLength: length,
      floorTileWidth: null,
      floorTileLength: null,
      addedCost: half,
      addedCostCeilingHigh: high,
      floorTileOnWallCost: 8500,
      floorTileOnWallCostCeilingHigh: 12_500,
      floorTileOnAllWallsCost: 18_500,
      floorTileOnAllWallsCostCeilingHigh: 27_500,
      wallTileCollections: collections(WALL_SERIES.filter((series) => firstSize(series) === `${width}x${length}`)),
      floorTileCollections: isFirst ? collections(FLOOR_SERIES) : [],
      accentHerringboneCollections: accents,
      accentHerringboneReservoirCollections: accents,
      showFloorTileOnWall: true,
      showFloorTileOnAllWalls: true,
    };
  });
}

/**
 * The package of ordinary tiles, and the package of special formats, which cost more to lay and have no hard prices.
 */
export function tilePackages(options: PackageOptions): Package[] {
  return [
    {
      key: "tegels",
      name: "Tegels",
      description: "Wand- en vloertegels in de gangbare formaten.",
      overlay: "Meest gekozen",
      addedCost: 0,
      mostPopular: true,
      rooms: [...options.rooms],
      isStandardPackage: true,
      hardPrices: options.hardPrices,
      groups: groupsOf(COMMON_FORMATS, options),
    },
    {
      key: "bijzondere-formaten",
      name: "Bijzondere formaten",
      description: "Grote en kleine wandtegels, die meer werk vragen.",
      overlay: "Bijzonder formaat",
      addedCost: 9500,
      rooms: [...options.rooms],
      isStandardPackage: false,
      hardPrices: false,
      groups: groupsOf(SPECIAL_FORMATS, options),
    },
  ];
}
