export const floorsTexts = {
  more: "Toon meer informatie",
  less: "Verberg informatie",
  chooseFirst: "Selecteer eerst een optie om door te kunnen gaan met het configureren van de woonvloer.",
  chosen: "Uw keuze voor de woonvloer is gemaakt. U kunt verder met de volgende stap.",
  list: "Woonvloer",
  minimum: "Minimumprijs",
  /** A cost on top of the price per m² or m¹. */
  once: (amount: string) => `+ ${amount} eenmalig`,
  modalTitle: (material: string) => `Woonvloer | ${material}`,
  cancel: "Annuleer",
  save: "Configuratie opslaan",
  lockedCard: "Niet meer te wijzigen.",
  unavailable: "De vloeren zijn nu niet beschikbaar.",
  retry: "Probeer het opnieuw",
  named: (material: string, colour: string) => `${material} ${colour}`.trim(),
  alt: (floor: string) => `Woonkamer met ${floor}`,
  /** Over the picture while no floor is chosen. */
  example: (floor: string) => `Voorbeeld: ${floor}`,
  altNone: "Woonkamer zonder vloer",
  noFloor: "U heeft gekozen voor ‘Geen woonvloer’.",
  empty: "Kies een vloer om hem in een woonkamer te zien.",
} as const;
