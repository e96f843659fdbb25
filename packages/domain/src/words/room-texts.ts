/** The Dutch names of what a room is made of: the same in the showroom, for staff, in the confirmation and in the order list. */
import type { AccessoryType } from "../model/choices.ts";
import type { CostGroup, LinePart } from "../model/line-part.ts";
import type { TileSurface } from "../model/room-slot.ts";

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

/** What grout or a profile goes with, behind its own name; tile options say theirs themselves. */
export const SURFACE_PLACE_TEXTS: Readonly<Record<TileSurface, string>> = { wall: "wand", floor: "vloer" };

export const ACCESSORY_TEXTS: Readonly<Record<AccessoryType, string>> = {
  GroutColor: "Voegkleur",
  FinishingProfile: "Afwerkprofiel",
};

/** What of a living-room floor is chosen. */
export const FLOOR_PART_TEXTS = { material: "Soort vloer", colour: "Kleur", baseboard: "Plint" } as const;
