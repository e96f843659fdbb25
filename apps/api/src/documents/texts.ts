/** The Dutch texts of documents. The texts on which an agreement rests come from the document itself. */
import type { InstallationUnit } from "@showroom/domain/model/product";
import type { SubmitType } from "@showroom/domain/model/submit-type";
import { COST_GROUP_TEXTS } from "@showroom/domain/words/room-texts";

export const documentTexts = {
  kinds: {
    request: "Aanvraag",
    offer: "Offerte",
    agreement: "Akkoord",
    change: "Wijziging",
    agreedChange: "Akkoord met wijziging",
  },
  title: (kind: string, reference: string) => `${kind} ${reference}`,
  home: (project: string, buildNumber: string, houseType: string) =>
    [project, buildNumber === "" ? "" : `bouwnummer ${buildNumber}`, houseType]
      .filter((part) => part !== "")
      .join(", "),
  page: (page: number, pages: number) => `Pagina ${page} van ${pages}`,

  facts: {
    party: "Overeenkomst met",
    registrationNumber: "KvK-nummer",
    invoicer: "Factuur van",
    guarantee: "Garantie",
    certificate: "Certificaat",
    conditions: "Wanneer er een akkoord is",
    persons: "Kopers",
    madeAt: "Datum",
    lastDay: "Geldig tot en met",
    request: "Volgt op aanvraag",
    replaces: "Vervangt",
    agreedAt: "Akkoord op",
    submittedAt: "Ingediend op",
    enteredBy: "Ingevoerd door",
    asksFor: "Gevraagd",
    catalogue: "Assortiment",
  },
  ofRequest: (reference: string, day: string) => `${reference} van ${day}`,
  request: {
    types: {
      showroom: "Een afspraak in de showroom",
      design: "Een ontwerp",
      quote: "Een offerte",
    } satisfies Record<SubmitType, string>,
    sums: "Totaal",
  },
  total: (total: string) => `${total} incl. btw`,
  contracts: "Met wie u de overeenkomst sluit",
  termsOf: (party: string, version: string) => `Voorwaarden van ${party}, versie ${version}`,

  changeReason: "Reden van de wijziging",
  removed: "Vervalt",
  added: "Komt erbij",
  consequence: "Gevolg van de wijziging",
  ofDocument: (reference: string) => `uit ${reference}`,
  remark: "Toelichting van uw adviseur",
  columns: {
    description: "Omschrijving",
    productPrice: "Productprijs",
    returnPrice: "Retour",
    labourPrice: "Montage",
    total: "Totaal incl. btw",
    price: "Prijs incl. btw",
  },
  picture: (title: string) => `${title} met deze keuzes`,
  noPicture: "Van deze ruimte was nog geen beeld gemaakt.",
  lostPicture: "Het beeld van deze ruimte is niet beschikbaar.",
  units: { m2: "m²", m1: "m¹", piece: "st." } satisfies Record<InstallationUnit, string>,
  standard: "Standaard",
  indicative: "indicatieve prijs",
  articleNumber: (number: string) => `art. ${number}`,
  included: "Inbegrepen",
  pageTotal: (title: string) => `Totaal ${title}`,
  extras: "Buiten de catalogus",
  refused: "Wensen die niet kunnen",
  refusedExplained: "Deze wensen horen niet bij de offerte: er wordt niets van besteld of berekend.",
  refusedColumns: { wish: "Wens", reason: "Reden" },

  sums: "Totaal en btw",
  sumColumns: { part: "Onderdeel", rate: "Btw-tarief", net: "Netto", vat: "Btw", total: "Incl. btw" },
  subtotal: "Subtotaal",
  discount: "Korting",
  sum: "Totaal",

  acceptances: "Opdracht gegeven door",
  acceptanceColumns: { name: "Naam", at: "Datum en tijd", wording: "Bevestigd met de woorden" },

  parts: COST_GROUP_TEXTS,
  lender: {
    title: "Overzicht voor uw geldverstrekker",
    state: "Stand op",
    intro: "Dit overzicht bevat alle akkoorden over deze woning. De prijzen zijn inclusief btw en montage.",
    agreements: "Akkoorden",
    columns: { number: "Contractnummer", agreedAt: "Akkoord op", net: "Netto", vat: "Btw", total: "Incl. btw" },
    check: (page: string) =>
      `De vastgelegde documenten zijn als JSON bijgevoegd. Met een contractnummer en het controlegetal erbij ziet u op ${page} of een document bij ons bekend is.`,
    hash: (reference: string, hash: string) => `${reference}: ${hash}`,
  },

  terms: (version: string) => `Voorwaarden, versie ${version}`,

  check: "Controle van dit document",
  checkExplained: (reference: string) =>
    `Dit document is gemaakt uit het vastgelegde document ${reference}, dat als JSON is bijgevoegd. Op de pagina hieronder ziet u met het kenmerk en het controlegetal of het document bij ons bekend is, en of het nog geldt.`,
  /** Of the link, for who listens. */
  checkLink: (reference: string) => `Controleer ${reference}`,
  hash: (hash: string) => `Controlegetal (SHA-256): ${hash}`,
  attachment: (reference: string) => `Het vastgelegde document ${reference}`,
} as const;
