export const noteTexts = {
  show: "Notitie voor collega's",
  showWritten: "Notitie voor collega's (er staat iets in)",
  hide: "Sluit de notitie",
  label: "Notitie",
  description: "Alleen medewerkers lezen dit. Vraagt de koper om zijn gegevens, dan krijgt hij ook deze notitie.",
  save: "Bewaar notitie",
  saved: "De notitie is bewaard.",
  changed: (by: string) =>
    `${by} wijzigde de notitie intussen. Hieronder staat wat u schreef; bewaar opnieuw om die te vervangen. Nu staat er:`,
  empty: "(niets)",
  written: (by: string, moment: string) => `Laatst gewijzigd door ${by} op ${moment}`,
  failed: "Dat is niet gelukt. Wat u schreef, staat er nog; probeer het opnieuw.",
} as const;
