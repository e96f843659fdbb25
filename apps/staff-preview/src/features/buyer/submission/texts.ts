export const submissionTexts = {
  reopen: "Heropen keuzes",
  reopenTitle: "Keuzes heropenen?",
  reopenBody:
    "De koper kan de keuzes weer wijzigen en krijgt een e-mail met de reden. De bevestiging blijft bewaard. Tot er opnieuw wordt ingediend, staat deze woning niet op de bestellijst.",
  reason: "Reden, voor de koper",
  reasonMissing: "Vul een reden in.",
  reopenConfirm: "Ja, heropen de keuzes",
  reopenCancel: "Nee, laat ze ingediend",
  submit: "Dien opnieuw in",
  submitTitle: "Keuzes opnieuw indienen?",
  submitBody:
    "De keuzes worden ingediend zoals ze nu zijn. De koper krijgt een nieuwe bevestiging, die de eerdere vervangt.",
  submitAs: "Indienen als",
  nothing: "Niets",
  unchanged: (reference: string) => `Er is niets gewijzigd sinds bevestiging ${reference}.`,
  totalBefore: (reference: string) => `Totaal van ${reference}`,
  totalNow: "Totaal nu",
  totalDifference: "Verschil",
  unconfirmed: (rooms: readonly string[]) =>
    `De koper heeft nog niet bevestigd: ${rooms.join(", ")}. De keuzes kunnen pas worden ingediend als de koper deze ${rooms.length === 1 ? "ruimte" : "ruimten"} heeft bevestigd.`,
  agreed: "De koper gaat akkoord met deze keuzes en dit totaal",
  agreedMissing: "Vink aan dat de koper akkoord gaat.",
  submitConfirm: "Ja, dien de keuzes in",
  submitCancel: "Nee, laat ze open",
  offerDraft: "Maak offerte",
  offerDraftTitle: "Offerte van deze keuzes maken?",
  offerDraftBody:
    "De keuzes worden eerst vastgelegd als aanvraag van een offerte, zoals ze nu zijn. De koper krijgt daarvan bericht, en kan ze pas weer wijzigen als u ze heropent. Daarna vult u de offerte in.",
  offerDraftConfirm: "Ja, leg de keuzes vast",
  lastOffer: "Als laatste aanbod voorleggen",
  noTerms: "Vul eerst bij Offertes de offertegegevens in.",
  stale: "De keuzes of de prijzen zijn intussen gewijzigd. Bekijk ze opnieuw en probeer het nog eens.",
  partClosed:
    "De sluitingsdatum van een onderdeel is voorbij, en de koper koos daarin iets wat niet meer telt. Leg dat voor als laatste aanbod, of geef een uitzondering bij Sluitingsdata.",
  incomplete: (rooms: readonly string[]) =>
    rooms.length === 0
      ? "Nog niet alle onderdelen zijn compleet. De koper moet ze eerst afronden."
      : `Nog niet compleet: ${rooms.join(", ")}. De koper moet dit eerst afronden.`,
  failed: "Dat is niet gelukt. Er is niets gewijzigd; probeer het opnieuw.",
} as const;
