export const overviewTexts = {
  alreadyConfirmed:
    "U heeft uw keuzes reeds bevestigd. U kunt uw gemaakte keuzes nog wel bekijken, niet meer wijzigen.",
  submitted: "Keuzes zijn doorgegeven",
  /** Below that, before what the project says about the chosen way. */
  offers: "Bekijk uw offertes",
  requested:
    "Wij hebben uw aanvraag ontvangen. Met een aanvraag bestelt u niets. U heeft een e-mail met dit overzicht.",
  submittedClose: "Sluiten",
  onlyChanged: "Alleen wat ik veranderde",
  choose: "Kies deze optie",
  optionsTitle: "Hoe wilt u verder?",
  reference: (reference: string) => `Uw referentie is ${reference}. Noem die als u contact met ons opneemt.`,
  replaces: (reference: string) => `Deze bevestiging vervangt ${reference}.`,
  lookEarlier: "Bekijk de eerdere bevestiging",
  confirmationFailed:
    "Uw bevestiging kon niet worden opgehaald. Hieronder staan uw keuzes zoals ze nu bij ons bekend zijn.",
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
  print: {
    quote: "Prijsopgave",
    confirmation: "Bevestiging van uw keuzes",
    project: "Project",
    buyer: "Naam",
    buildNumber: "Bouwnummer",
    houseType: "Woningtype",
    date: "Datum",
    submittedAt: "Bevestigd op",
    reference: "Referentie",
    catalogue: "Assortiment",
    disclaimer: "Alle prijzen zijn inclusief btw. Prijswijzigingen en typefouten voorbehouden.",
    draft: "Deze prijsopgave is gemaakt vóór het bevestigen van de keuzes; er kunnen geen rechten aan worden ontleend.",
    request:
      "Dit is een aanvraag en geen opdracht: er is nog niets besteld. U krijgt een offerte, en geeft daarop opdracht.",
  },
} as const;
