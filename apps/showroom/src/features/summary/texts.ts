import type { ProblemCode } from "@showroom/api-contract/problem";

export const overviewTexts = {
  heading: "Digitale showroom | Samenvatting",
  alreadyConfirmed: "U heeft uw keuzes reeds bevestigd. U kunt uw gemaakte keuzes nog wel bekijken, niet meer wijzigen.",
  confirm: {
    title: "Weet u het zeker?",
    body: "Na het bevestigen kunt u uw keuzes niet meer wijzigen in de configurator. In de showroom kunnen ze nog wel worden aangepast.",
    no: "Nee, terug naar de samenvatting",
    yes: "Ja, bevestig mijn keuzes",
  },
  submitted: "Keuzes zijn doorgegeven",
  submittedClose: "Sluiten",
  choose: "Kies deze optie",
  optionsTitle: "Hoe wilt u verder?",
  reference: (reference: string) => `Referentie ${reference}`,
  incomplete: "Uw keuzes zijn nog niet compleet. Rond eerst deze onderdelen af:",
  refused: {
    "choices-incomplete": "Nog niet alle onderdelen zijn compleet.",
    "rule-violated": "Sommige keuzes zijn niet met elkaar te combineren. Controleer uw keuzes.",
    "choice-invalid": "Een van uw keuzes is niet meer leverbaar. Controleer uw keuzes.",
  } satisfies Partial<Record<ProblemCode, string>>,
  failed: "Het doorgeven van uw keuzes is niet gelukt. Er is niets gewijzigd; probeer het opnieuw.",
  indicative: "Bedragen zijn indicatief. De definitieve prijs ontvangt u van de showroom.",
} as const;
