import type { ProblemCode } from "@showroom/api-contract/problem";
import type { SubmitType } from "@showroom/domain/model/submit-type";
import { submissionTexts } from "./submission-texts.ts";

/** The texts of the dialog before choices are submitted. It is loaded on its own. */
export const handInTexts = {
  title: "Weet u het zeker?",
  body: "Na het bevestigen kunt u uw keuzes niet meer wijzigen in de configurator. In de showroom kunnen ze nog wel worden aangepast.",
  chosen: (option: string) => `U kiest: ${option}.`,
  /** A submission is a request, of whatever type. */
  request: {
    showroom: "Dit is een aanvraag voor een afspraak, nog geen bestelling.",
    design: "Dit is een aanvraag voor een ontwerp, nog geen bestelling.",
    quote: "Dit is een aanvraag voor een offerte, nog geen bestelling.",
  } satisfies Record<SubmitType, string>,
  discount: "Korting",
  total: "Totaal inclusief BTW & Montage",
  indicative: "De bedragen zijn indicatief. De definitieve prijs ontvangt u van de showroom.",
  phone: {
    label: "Telefoonnummer",
    description: "Hierop kan de showroom u bellen over uw aanvraag. Bijvoorbeeld 06 12345678.",
    invalid: "Telefoonnummer is niet geldig.",
    failed: "Uw telefoonnummer kon niet worden bewaard. Er is niets doorgegeven; probeer het opnieuw.",
  },
  next: "U ontvangt een e-mail met uw keuzes, de bedragen en uw referentie.",
  refused: {
    "choices-incomplete": submissionTexts.notComplete,
    "prepared-unanswered": submissionTexts.answerFirst,
    "rule-violated": "Sommige keuzes zijn niet met elkaar te combineren. Controleer uw keuzes.",
    "choice-invalid": "Een van uw keuzes is niet meer leverbaar. Controleer uw keuzes.",
    "part-closed":
      "De sluitingsdatum van een onderdeel is voorbij. Daarvan geldt wat eerder is ingediend, of de standaard. Vraag uw adviseur om uitstel.",
  } satisfies Partial<Record<ProblemCode, string>>,
  failed: "Het doorgeven van uw keuzes is niet gelukt. Er is niets gewijzigd; probeer het opnieuw.",
  offline:
    "Er is geen verbinding. Uw keuzes zijn bewaard en nog niet doorgegeven; probeer het opnieuw zodra u weer verbinding heeft.",
  no: "Nee, terug naar de samenvatting",
  yes: "Ja, bevestig mijn keuzes",
} as const;
