import type { Cents } from "../money/cents.ts";
import type { ConfiguratorType } from "./configurator-type.ts";
import type { TileAccessoryType } from "./product.ts";
import type { Quantities } from "./quantities.ts";
import type { TileCollection, TileFormat } from "./tile-format.ts";

/** In the order in which a room stores its chosen options. */
export const TILE_OPTION_KINDS = [
  "FloorTileOnWall",
  "FloorTileOnAllWalls",
  "AccentHerringbone",
  "AccentHerringboneReservoir",
  "CeilingHigh",
] as const;
export type TileOptionKind = (typeof TILE_OPTION_KINDS)[number];

type FieldOf<Value> = { [Name in keyof TileFormat]: TileFormat[Name] extends Value ? Name : never }[keyof TileFormat];

/** The option puts the room's floor tile on the walls. The tile format gives its cost and whether it can be chosen. */
interface WithFloorTile {
  readonly from: "floor";
  readonly cost: FieldOf<Cents>;
  readonly costCeilingHigh: FieldOf<Cents>;
  readonly shown: FieldOf<boolean>;
}

/** An accent: the option has tiles of its own to choose from. */
interface WithOwnTile {
  readonly from: "own";
  /** The field of the tile format with more tiles for this option, besides the option's own. */
  readonly collections: FieldOf<readonly TileCollection[]>;
}

interface OptionPicture {
  /** `all`: every wall; `accent`: the accent wall; `free`: the accent wall, or the next one where an accent has that. */
  readonly walls: "all" | "accent" | "free";
  readonly pattern: "straight" | "herringbone";
  readonly extent: "wall" | "reservoir";
}

/** An option that puts another tile on a surface of the walls, with its own grout and profile. */
interface SurfaceOption {
  readonly changes: "surface";
  /** Dutch title on the buyer's screen. */
  readonly title: string;
  /** Dutch words for this option after the name of its grout or profile. */
  readonly place: string;
  /** The quantity of the room that it covers. */
  readonly surface: keyof Quantities;
  /** Options that cannot be combined with it. It is enough that one of a pair lists the other. */
  readonly excludes: readonly TileOptionKind[];
  /** The only rooms that have it; null: every room. */
  readonly onlyIn: ConfiguratorType | null;
  /** The catalogue's type for its grout and profiles. */
  readonly accessories: TileAccessoryType;
  readonly tile: WithFloorTile | WithOwnTile;
  readonly picture: OptionPicture;
}

/** How high the walls are tiled. */
interface HeightOption {
  readonly changes: "height";
  readonly title: string;
}

/** All properties in which tile options differ. A new kind is added here; `docs/recipes.md` has the steps. */
export const TILE_OPTIONS = {
  FloorTileOnWall: {
    changes: "surface",
    title: "Vloertegel op één wand",
    place: "vloertegel op één wand",
    surface: "accent",
    excludes: ["FloorTileOnAllWalls"],
    onlyIn: null,
    accessories: "floortile-on-wall",
    tile: {
      from: "floor",
      cost: "floorTileOnWallCost",
      costCeilingHigh: "floorTileOnWallCostCeilingHigh",
      shown: "showFloorTileOnWall",
    },
    picture: { walls: "free", pattern: "straight", extent: "wall" },
  },
  FloorTileOnAllWalls: {
    changes: "surface",
    title: "Vloertegel op alle wanden",
    place: "vloertegel op alle wanden",
    surface: "wall",
    excludes: [],
    onlyIn: null,
    accessories: "floortile-on-all-walls",
    tile: {
      from: "floor",
      cost: "floorTileOnAllWallsCost",
      costCeilingHigh: "floorTileOnAllWallsCostCeilingHigh",
      shown: "showFloorTileOnAllWalls",
    },
    picture: { walls: "all", pattern: "straight", extent: "wall" },
  },
  AccentHerringbone: {
    changes: "surface",
    title: "Accentwand visgraat",
    place: "accentwand",
    surface: "accent",
    excludes: ["FloorTileOnAllWalls"],
    onlyIn: null,
    accessories: "accent-herringbone",
    tile: { from: "own", collections: "accentHerringboneCollections" },
    picture: { walls: "accent", pattern: "herringbone", extent: "wall" },
  },
  AccentHerringboneReservoir: {
    changes: "surface",
    title: "Inbouwreservoir",
    place: "inbouwreservoir",
    surface: "reservoir",
    excludes: ["FloorTileOnAllWalls"],
    onlyIn: "toilet",
    accessories: "accent-herringbone-reservoir",
    tile: { from: "own", collections: "accentHerringboneReservoirCollections" },
    picture: { walls: "accent", pattern: "herringbone", extent: "reservoir" },
  },
  CeilingHigh: { changes: "height", title: "Tegelwerk plafondhoog" },
} as const satisfies Record<TileOptionKind, SurfaceOption | HeightOption>;

type KindWith<Part> = {
  [Kind in TileOptionKind]: (typeof TILE_OPTIONS)[Kind] extends Part ? Kind : never;
}[TileOptionKind];

/** A tile option that puts another tile on a surface of the walls. */
export type SurfaceOptionKind = KindWith<{ readonly changes: "surface" }>;
/** A tile option with tiles of its own to choose from. */
export type AccentKind = KindWith<{ readonly tile: { readonly from: "own" } }>;
/** A tile option that puts the room's floor tile on the walls. */
export type FloorTileOptionKind = KindWith<{ readonly tile: { readonly from: "floor" } }>;

export const SURFACE_OPTION_KINDS = TILE_OPTION_KINDS.filter(
  (kind): kind is SurfaceOptionKind => TILE_OPTIONS[kind].changes === "surface",
);
export const ACCENT_KINDS = SURFACE_OPTION_KINDS.filter(
  (kind): kind is AccentKind => TILE_OPTIONS[kind].tile.from === "own",
);
export const FLOOR_TILE_OPTION_KINDS = SURFACE_OPTION_KINDS.filter(
  (kind): kind is FloorTileOptionKind => TILE_OPTIONS[kind].tile.from === "floor",
);

/** The properties of a surface option. */
export function surfaceOption(kind: SurfaceOptionKind): SurfaceOption {
  return TILE_OPTIONS[kind];
}

/** The options that choosing this one takes away. */
export function excludedBy(kind: SurfaceOptionKind): readonly SurfaceOptionKind[] {
  return SURFACE_OPTION_KINDS.filter(
    (other) => surfaceOption(kind).excludes.includes(other) || surfaceOption(other).excludes.includes(kind),
  );
}

export function isAccent(kind: TileOptionKind): kind is AccentKind {
  const option = TILE_OPTIONS[kind];
  return option.changes === "surface" && option.tile.from === "own";
}
