export const buyerTableTexts = {
  caption: "Kopers van het project",
  columns: {
    buildNumber: "Bouwnr.",
    name: "Koper",
    progress: "Voortgang per ruimte",
    status: "Status",
    totalPrice: "Totaal",
    lastChangeAt: "Laatste wijziging",
  },
  /** Names of the sortable columns. */
  columnInFull: {
    buildNumber: "Bouwnummer",
    name: "Koper",
    status: "Status",
    totalPrice: "Totaal",
    lastChangeAt: "Laatste wijziging",
  },
  sortBy: (column: string) => `Sorteer op ${column.toLowerCase()}`,
} as const;
