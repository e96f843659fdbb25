import type { ArticlePart } from "@showroom/api-contract/entities/confirmation";

/** Dutch names of what a line is for; sanitary ware and tile options go by their own titles. */
export const PART_TEXTS: Readonly<Record<ArticlePart, string>> = {
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

export const CEILING_HIGH_TEXTS = {
  label: "Tegelwerk plafondhoog",
  yes: "Ja, plafondhoog",
  no: "Nee, standaard hoogte",
} as const;
export const NO_FLOOR_TEXT = "Geen woonvloer";
export const CHOSEN_TEXT = "Gekozen";
/** Stands for a product whose name the catalogue no longer knows. */
export const GONE_TEXT = "Niet meer in het aanbod";
