import type { OfferState } from "@showroom/domain/agreement/offer-state";

export const checkTexts = {
  title: "Document controleren",
  intro:
    "Heeft u een aanvraag, een offerte, een akkoord of een wijziging als PDF? Hier ziet u of het document bij ons bekend is, en of het nog geldt. Namen en bedragen staan hier niet.",
  reference: "Kenmerk",
  referenceExample: "Bovenaan het document, zoals LIN-16-0001-O1",
  hash: "Controlegetal",
  hashExample: "Achterin het document: 64 cijfers en letters",
  check: "Controleer",
  found: {
    request: "Deze aanvraag is bij ons bekend",
    offer: "Deze offerte is bij ons bekend",
    agreement: "Dit akkoord is bij ons bekend",
    change: "Deze wijziging van een akkoord is bij ons bekend",
  },
  facts: { reference: "Kenmerk", date: "Datum", agreedAt: "Akkoord op" },
  states: {
    open: "Nog open: de kopers kunnen opdracht geven.",
    agreed: "Akkoord: de kopers hebben opdracht gegeven.",
    expired: "Verlopen: er kan geen opdracht meer worden gegeven.",
    withdrawn: "Ingetrokken: er kan geen opdracht meer worden gegeven.",
    replaced: "Vervangen door een nieuwe offerte.",
    declined: "Afgewezen door een koper.",
    accepted: "De kopers hebben opdracht gegeven. Er is een akkoord zodra de andere partij heeft getekend.",
  } satisfies Record<OfferState, string>,
  /** A request has two of the states. */
  statesOfRequest: {
    open: "Dit is een aanvraag: er is nog niets besteld.",
    replaced: "Vervangen door een nieuwere aanvraag.",
  },
  statesOfChange: {
    open: "Nog open: de kopers kunnen opdracht geven. Tot dan geldt het akkoord zoals het was.",
    agreed: "Akkoord: de kopers hebben opdracht gegeven tot deze wijziging.",
    expired: "Verlopen: het akkoord geldt zoals het was.",
    withdrawn: "Ingetrokken: het akkoord geldt zoals het was.",
    replaced: "Vervangen door een andere wijziging.",
    declined: "Afgewezen door een koper: het akkoord geldt zoals het was.",
    accepted: "De kopers hebben opdracht gegeven. De wijziging geldt zodra de andere partij heeft getekend.",
  } satisfies Record<OfferState, string>,
  unknown: "Wij kennen dit document niet",
  unknownExplained:
    "Er is geen document met dit kenmerk en dit controlegetal. Kijk of u alles goed heeft overgenomen. Klopt het? Vertrouw het document dan niet, en vraag het na bij uw showroom.",
  incomplete: "Dit is geen heel controlegetal",
  incompleteExplained:
    "Een controlegetal heeft 64 tekens: cijfers en de letters a tot en met f. Vul ook het kenmerk in.",
  tooMany: "Te vaak geprobeerd",
  tooManyExplained: "Vanaf dit adres is vaak gecontroleerd. Probeer het over een kwartier opnieuw.",
} as const;
