import type { SubmitType } from "@showroom/domain/model/submit-type";

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
  next: "U ontvangt een e-mail met uw keuzes, de bedragen en uw referentie.",
  no: "Nee, terug naar de samenvatting",
  yes: "Ja, bevestig mijn keuzes",
} as const;
