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
  submitConfirm: "Ja, dien de keuzes in",
  submitCancel: "Nee, laat ze open",
  stale: "De keuzes zijn intussen gewijzigd. Bekijk ze opnieuw en probeer het nog eens.",
  incomplete: "Nog niet alle onderdelen zijn compleet. De koper moet ze eerst afronden.",
  failed: "Dat is niet gelukt. Er is niets gewijzigd; probeer het opnieuw.",
} as const;
