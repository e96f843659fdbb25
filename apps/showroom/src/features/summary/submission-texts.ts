/** The texts of what follows the summary, which is loaded after it. */
export const submissionTexts = {
  choose: "Kies deze optie",
  incomplete: "Uw keuzes zijn nog niet compleet. Rond eerst deze onderdelen af:",
  missing: {
    "page-not-confirmed": "nog niet opgeslagen",
    wall: "kies een wandtegel",
    floor: "kies een vloertegel",
    "floor-missing": "kies een woonvloer of ‘Geen woonvloer’",
    required: (group: string) => `kies een product bij ${group}`,
    "hidden-chosen": (product: string) => `${product} is niet te combineren met uw andere keuzes`,
    "not-combinable": "twee van uw keuzes zijn niet te combineren",
    "not-offered": "een van uw keuzes is niet meer leverbaar",
    tiles: "tegels",
    product: "een product",
  },
  notComplete: "Nog niet alle onderdelen zijn compleet.",
  answerFirst: "Geef eerst antwoord op wat uw adviseur voor u heeft ingevoerd. Dat staat boven aan deze pagina.",
  overtaken:
    "Uw keuzes zijn nog niet doorgegeven: intussen is er in een ander venster of op een ander apparaat iets gewijzigd. Die wijziging staat nu in deze samenvatting. Kijk haar na en bevestig daarna opnieuw.",
} as const;
