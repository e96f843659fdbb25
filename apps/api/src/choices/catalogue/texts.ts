export const CATALOGUE_CHANGE_TEXTS = {
  /** The line for a page whose price changed though none of its articles did. */
  pagePrice: "Prijs van deze ruimte",
  /** The line for a room that the house type no longer has. */
  room: "Ruimte",
  /** Who changes a catalogue, in the history. */
  showroom: "Showroom",
} as const;
