/** What of a living-room floor changed. */
export const FLOOR_PART_TEXTS = { material: "Soort vloer", colour: "Kleur", baseboard: "Plint" } as const;

export const CEILING_HIGH_TEXTS = {
  label: "Tegelwerk plafondhoog",
  yes: "Ja, plafondhoog",
  no: "Nee, standaard hoogte",
} as const;
export const CHOSEN_TEXT = "Gekozen";
/** Stands for a product whose name the catalogue no longer knows. */
export const GONE_TEXT = "Niet meer in het aanbod";
