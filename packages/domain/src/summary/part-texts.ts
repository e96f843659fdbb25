/** The Dutch names of the parts of a price: the same in the showroom, for staff, in the confirmation and in the order list. */
import type { CostGroup, LinePart } from "../model/line-part.ts";

export const COST_GROUP_TEXTS: Readonly<Record<CostGroup, string>> = {
  tiles: "Tegelwerk & Tegelopties",
  sanitary: "Sanitair",
  floors: "Woonvloer",
};

/** What stands where the buyer wants no floor. */
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
