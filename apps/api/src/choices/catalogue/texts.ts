export const CATALOGUE_CHANGE_TEXTS = {
  /** Label of a page whose price changed without a changed article. */
  pagePrice: "Prijs van deze ruimte",
  /** Label of a room that the house type no longer has. */
  room: "Ruimte",
  /** Name in the history for changes of the catalogue. */
  showroom: "Showroom",
} as const;
