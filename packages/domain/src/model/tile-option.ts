export const TILE_OPTION_KINDS = [
  "FloorTileOnWall",
  "FloorTileOnAllWalls",
  "AccentHerringbone",
  "AccentHerringboneReservoir",
  "CeilingHigh",
] as const;
export type TileOptionKind = (typeof TILE_OPTION_KINDS)[number];

export const ACCENT_KINDS = ["AccentHerringbone", "AccentHerringboneReservoir"] as const;
/** A tile option with tiles of its own to choose from. */
export type AccentKind = (typeof ACCENT_KINDS)[number];

export const FLOOR_TILE_OPTION_KINDS = ["FloorTileOnWall", "FloorTileOnAllWalls"] as const;
/** A tile option that puts the room's floor tile on the walls. */
export type FloorTileOptionKind = (typeof FLOOR_TILE_OPTION_KINDS)[number];

export const SURFACE_OPTION_KINDS = [...FLOOR_TILE_OPTION_KINDS, ...ACCENT_KINDS] as const;
/** A tile option that puts another tile on a surface of the walls. CeilingHigh is none: it changes how high they are tiled. */
export type SurfaceOptionKind = (typeof SURFACE_OPTION_KINDS)[number];

export function isAccent(kind: TileOptionKind): kind is AccentKind {
  return kind === "AccentHerringbone" || kind === "AccentHerringboneReservoir";
}
