/** The Dutch names of the parts of a price: the same in the showroom, for staff, in the confirmation and in the order list. */
import type { CostGroupName } from "../model/cost.ts";
import type { OrderPart } from "../order-list/order-line.ts";
import type { LineRole, SummaryPartName } from "./summary.ts";

export const SUMMARY_PART_TEXTS: Readonly<Record<SummaryPartName, string>> = {
  tiles: "Tegelwerk & Tegelopties",
  sanitary: "Sanitair",
  floors: "Woonvloer",
};

/** What stands where the buyer wants no floor. */
export const NO_FLOOR_TEXT = "Geen woonvloer";

/** The same by the name of the group in the cost result. */
export const COST_GROUP_TEXTS: Readonly<Record<CostGroupName, string>> = {
  Tegels: SUMMARY_PART_TEXTS.tiles,
  Sanitair: SUMMARY_PART_TEXTS.sanitary,
  Vloeren: SUMMARY_PART_TEXTS.floors,
};

export const LINE_ROLE_TEXTS: Readonly<Record<LineRole, string>> = {
  wallTile: "Wandtegel",
  wallGroutColor: "Voegkleur wand",
  wallFinishingProfile: "Afwerkprofiel",
  floorTile: "Vloertegel",
  floorGroutColor: "Voegkleur vloer",
  tileOption: "Tegeloptie",
  sanitary: "Sanitair",
  floor: "Woonvloer",
  baseboard: "Plint",
};

/** What an article is for; sanitary ware and tile options say more by themselves. */
export const ARTICLE_PART_TEXTS: Readonly<Record<Exclude<OrderPart, "installation">, string>> = {
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
