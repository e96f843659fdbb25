/** Dutch names for the parts of a room, used in the showroom, for staff, in the confirmation and in the order list. */
import type { AccessoryType } from "../model/choices.ts";
import type { CostGroup } from "../model/cost-group.ts";
import type { LinePart } from "../model/line-part.ts";
import type { TileSurface } from "../model/room-slot.ts";

export const COST_GROUP_TEXTS: Readonly<Record<CostGroup, string>> = {
  tiles: "Tegelwerk & Tegelopties",
  sanitary: "Sanitair",
  floors: "Woonvloer",
};

/** Shown where the buyer wants no floor. */
export const NO_FLOOR_TEXT = "Geen woonvloer";

/** Names of the parts of a price. Sanitary ware and tile options also have a title of their own. */
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

/** Words after the name of grout or a profile, for its place. A tile option has its own words. */
export const SURFACE_PLACE_TEXTS: Readonly<Record<TileSurface, string>> = { wall: "wand", floor: "vloer" };

export const ACCESSORY_TEXTS: Readonly<Record<AccessoryType, string>> = {
  GroutColor: "Voegkleur",
  FinishingProfile: "Afwerkprofiel",
};

/** Names of the choices of a living-room floor. */
export const FLOOR_PART_TEXTS = { material: "Soort vloer", colour: "Kleur", baseboard: "Plint" } as const;
