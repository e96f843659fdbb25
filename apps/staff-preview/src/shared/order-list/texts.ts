import type { OrderView } from "@showroom/api-contract/endpoints/staff";

export type OrderFile = "xlsx" | OrderView;

export const orderListTexts = {
  open: "Bestellijsten",
  title: "Bestellijsten",
  requested: "Aangevraagd, nog geen opdracht",
  requestedExplained:
    "Dit zijn de artikelen van ingediende keuzes. Een aanvraag is nog geen opdracht: bestel pas als er akkoord is.",
  agreed: "Akkoord",
  agreedExplained: "Dit zijn de artikelen waarvoor een akkoord is. Deze mag u bestellen.",
  which: "Welke artikelen",
  scopes: { requested: "Aangevraagd", final: "Akkoord, om te bestellen" },
  choose: "Bestand",
  files: {
    xlsx: "Excel, met een blad per woning, artikel, leverancier en ruimte",
    home: "CSV per woning en artikel",
    article: "CSV per artikel over alle woningen",
    supplier: "CSV met totalen per leverancier",
    room: "CSV per ruimte",
  } satisfies Record<OrderFile, string>,
  withPrices: "Met wat de koper betaalt (per ruimte)",
  download: "Download",
  close: "Sluit",
  file: "aangevraagd.xlsx",
  failed: "De lijst kon niet worden gedownload. Probeer het opnieuw.",
} as const;
