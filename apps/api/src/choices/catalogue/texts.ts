export const CATALOGUE_CHANGE_TEXTS = {
  /** Label of a page whose price changed without a changed article. */
  pagePrice: "Prijs van deze ruimte",
  /** Label of a room that the house type no longer has. */
  room: "Ruimte",
} as const;
