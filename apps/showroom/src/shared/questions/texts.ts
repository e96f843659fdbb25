export const ownQuestionTexts = {
  title: "Uw vragen",
  intro:
    "Wat u en uw medekoper aan de showroom vroegen, en de antwoorden. Een vraag stelt u bij een product, een regel of een ruimte.",
  none: "U heeft nog niets gevraagd",
  noneExplained:
    "Druk bij een product of een regel van uw keuzes op 'Vraag hierover'. Het antwoord leest u daar en op deze bladzijde.",
  back: "Naar uw keuzes",
  dialog: "Vraag aan de showroom",
  question: "Uw vraag",
  more: "Schrijf verder",
  send: "Verstuur",
  sent: "Verstuurd. Het antwoord leest u hier en bij 'Uw vragen'; wij mailen u als het er is.",
  attached: (name: string) => `Bij uw vraag sturen wij mee waar zij over gaat: ${name}.`,
  loadFailed: "Eerdere vragen kunnen niet worden geladen.",
  closed: "Dit project is afgesloten. U kunt alles nog lezen.",
  readOnly: "U kijkt mee als de koper: alleen de koper kan hier vragen stellen.",
} as const;
