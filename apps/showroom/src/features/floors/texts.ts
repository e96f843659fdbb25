export const floorsTexts = {
  more: "Toon meer informatie",
  less: "Verberg informatie",
  chooseFirst: "Selecteer eerst een optie om door te kunnen gaan met het configureren van de woonvloer.",
  list: "Woonvloer",
  minimum: "Minimumprijs",
  /** Spoken before what the floor adds or takes away. */
  difference: "Meerprijs:",
  modalTitle: (material: string) => `Woonvloer | ${material}`,
  cancel: "Annuleer",
  save: "Configuratie opslaan",
  lockedCard: "Niet meer te wijzigen.",
  unavailable: "De vloeren zijn nu niet beschikbaar.",
  retry: "Probeer het opnieuw",
  alt: (material: string, colour: string) => `Woonkamer met ${material} ${colour}`,
  altNone: "Woonkamer zonder vloer",
  noFloor: "U heeft gekozen voor ‘Geen woonvloer’.",
  empty: "Kies een vloer om hem in een woonkamer te zien.",
} as const;
