/** The Dutch names of what a room is made of: the same in the showroom, for staff, in the confirmation and in the order list. */
import type { AccessoryType } from "../model/choices.ts";
import type { CostGroup, LinePart } from "../model/line-part.ts";
import type { AccessoryPlace, TileSurface } from "../model/room-slot.ts";
import type { SurfaceOptionKind } from "../model/tile-option.ts";

export const COST_GROUP_TEXTS: Readonly<Record<CostGroup, string>> = {
  tiles: "Tegelwerk & Tegelopties",
  sanitary: "Sanitair",
  floors: "Woonvloer",
};

/** Stands where the buyer wants no floor. */
export const NO_FLOOR_TEXT = "Geen woonvloer";

/** What a line is for. Sanitary ware and tile options have a title of their own beside it. */
export const LINE_PART_TEXTS: Readonly<Record<LinePart, string>> = {
  wallTile: "Wandtegel",
  wallGrout: "Voegkleur wand",
  wallProfile: "Afwerkprofiel",
  floorTile: "Vloertegel",
  floorGrout: "Voegkleur vloer",
  tileOption: "Tegeloptie",
  tileOptionGrout: "Voegkleur tegeloptie",
  tileOptionProfile: "Afwerkprofiel tegeloptie",
  sanitary: "Sanitair",
  floor: "Woonvloer",
  baseboard: "Plint",
};

export const TILE_TEXTS: Readonly<Record<TileSurface, string>> = { wall: "Wandtegel", floor: "Vloertegel" };

export const ACCESSORY_TEXTS: Readonly<Record<AccessoryType, string>> = {
  GroutColor: "Voegkleur",
  FinishingProfile: "Afwerkprofiel",
};

/** Tile options in the showroom's own words; a project's catalogue may title them otherwise. */
export const OPTION_TEXTS: Readonly<Record<SurfaceOptionKind, string>> = {
  FloorTileOnWall: "Vloertegel op één wand",
  FloorTileOnAllWalls: "Vloertegel op alle wanden",
  AccentHerringbone: "Accentwand visgraat",
  AccentHerringboneReservoir: "Inbouwreservoir",
};

export const CEILING_HIGH_TEXT = "Tegelwerk plafondhoog";

/** What grout or a profile goes with, behind its own name. */
export const PLACE_TEXTS: Readonly<Record<AccessoryPlace, string>> = {
  wall: "wand",
  floor: "vloer",
  FloorTileOnWall: "vloertegel op één wand",
  FloorTileOnAllWalls: "vloertegel op alle wanden",
  AccentHerringbone: "accentwand",
  AccentHerringboneReservoir: "inbouwreservoir",
};

/** What of a living-room floor is chosen. */
export const FLOOR_PART_TEXTS = { material: "Soort vloer", colour: "Kleur", baseboard: "Plint" } as const;
