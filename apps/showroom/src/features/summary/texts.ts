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
  optionsTitle: "Hoe wilt u verder?",
  reference: (reference: string) => `Uw referentie is ${reference}. Noem die als u contact met ons opneemt.`,
  replaces: (reference: string) => `Deze bevestiging vervangt ${reference}.`,
  lookEarlier: "Bekijk de eerdere bevestiging",
  confirmationFailed:
    "Uw bevestiging kon niet worden opgehaald. Hieronder staan uw keuzes zoals ze nu bij ons bekend zijn.",
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
    hard: "Alle prijzen zijn inclusief btw.",
    disclaimer: "Alle prijzen zijn inclusief btw. Prijswijzigingen en typefouten voorbehouden.",
    draft: "Deze prijsopgave is gemaakt vóór het bevestigen van de keuzes; er kunnen geen rechten aan worden ontleend.",
    request:
      "Dit is een aanvraag en geen opdracht: er is nog niets besteld. U krijgt een offerte, en geeft daarop opdracht.",
  },
} as const;
