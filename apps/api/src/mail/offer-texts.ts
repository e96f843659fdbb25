/** Dutch texts of the letters about offers, agreements and their changes. The texts on which an agreement rests come from the document. */

export const OFFER_TEXTS = {
  offer: {
    subject: (project: string, reference: string) => `Offerte voor ${project} (${reference})`,
    intro: (party: string, request: string) =>
      `U krijgt een offerte van ${party}, naar aanleiding van uw aanvraag ${request}.`,
    lastIntro: (party: string) => `U krijgt een laatste aanbod van ${party}.`,
    total: (total: string) => `Het totaal is ${total} incl. btw.`,
    replaces: (references: string) => `Deze offerte vervangt ${references}.`,
    action: "Bekijk de offerte",
    partyName: (name: string, registration: string) => `${name} (KvK ${registration})`,
    contract: (what: string, party: string, total: string) => `${what}: ${party}, ${total} incl. btw.`,
  },
  /** A change of what is agreed, which is mailed as an offer is. */
  change: {
    subject: (project: string, reference: string) => `Wijziging voor ${project} (${reference})`,
    intro: (party: string, request: string) =>
      `U krijgt een voorstel van ${party} om te wijzigen wat u bent overeengekomen, met kenmerk ${request}.`,
    total: (total: string) => `De wijziging kost ${total} incl. btw.`,
    reason: (reason: string) => `Reden: ${reason}`,
    consequence: (text: string, total: string) => `Gevolg: ${text} (${total}).`,
    replaces: (references: string) => `Deze wijziging vervangt ${references}.`,
    action: "Bekijk de wijziging",
  },
  /** Of a document, in the mails that are the same for both. */
  kindOf: ({ change }: { readonly change?: unknown }) => (change === undefined ? "Offerte" : "Wijziging"),
  offerWithdrawn: {
    subject: (kind: string, project: string, reference: string) => `${kind} voor ${project} ingetrokken (${reference})`,
    intro: (kind: string, reference: string) =>
      `${kind} ${reference} is ingetrokken. U kunt hiervoor geen opdracht meer geven.`,
    agreementStands: "Uw akkoord blijft zoals het is.",
    reason: (reason: string) => `Reden: ${reason}`,
    action: "Naar uw offertes",
  },
  /** To all named persons, when one of them divided an offer. */
  offerDivided: {
    subject: (project: string, reference: string) => `Offerte voor ${project} per onderdeel (${reference})`,
    intro: (buyer: string, reference: string) =>
      `${buyer} wil over elk onderdeel van offerte ${reference} apart beslissen. Daarom is zij vervangen door een offerte voor elk onderdeel, met dezelfde regels en prijzen.`,
    parts: "Per onderdeel",
    part: (what: string, reference: string) => `${what} (${reference})`,
    total: "Samen, incl. btw",
    next: "Over elk onderdeel beslist u apart.",
    action: "Bekijk de offertes",
  },
  offerCode: {
    subject: (kind: string, reference: string) => `Uw code voor ${kind.toLowerCase()} ${reference}`,
    intro: (code: string) => `Uw code is ${code}. De code is een kwartier geldig.`,
    meaning: (wording: string) => `Met deze code bevestigt u: ${wording}.`,
    ignore:
      "Heeft u hier niet om gevraagd? Geef de code dan aan niemand. Zonder de code wordt er geen opdracht gegeven.",
  },
  offerReceipt: {
    subject: (project: string, reference: string) => `Uw opdracht voor ${project} (${reference})`,
    intro: (moment: string, wording: string) => `U heeft op ${moment} bevestigd: ${wording}.`,
    agreed: "De opdracht is gegeven.",
    contract: (what: string, total: string) => `${what}, ${total} incl. btw:`,
    waiting: (names: string) => `De opdracht is gegeven als ook ${names} akkoord gaat.`,
    party: (party: string, registration: string) => `Opdracht aan ${party} (KvK ${registration}).`,
    terms: (version: string) => `Voorwaarden, versie ${version}:`,
    termsOf: (party: string, version: string) => `Voorwaarden van ${party}, versie ${version}:`,
    total: "Totaal incl. btw",
    vat: (rate: string) => `Waarvan btw ${rate}`,
    extras: "Buiten de catalogus",
    removed: "Vervalt",
    added: "Komt erbij",
    consequence: "Gevolg van de wijziging",
    hash: (hash: string) => `Controlegetal van het document: ${hash}`,
    attached: "Het document is als PDF bijgevoegd.",
    action: "Bekijk de opdracht",
  },
  /** To named persons whose own receipt does not say that there is an agreement. */
  offerAgreed: {
    subject: (project: string, reference: string) => `Uw akkoord voor ${project} (${reference})`,
    signed: (party: string, name: string, moment: string) => `Namens ${party} heeft ${name} getekend op ${moment}.`,
    accepted: (name: string, moment: string) => `${name} heeft op ${moment} opdracht gegeven.`,
    acceptedForAll: (name: string, moment: string) =>
      `${name} heeft op ${moment} opdracht gegeven, namens alle kopers.`,
    agreed: (total: string) => `Er is een akkoord over ${total} incl. btw.`,
    agreedSettled: (settled: string) => `Er is een akkoord. ${settled}`,
    attached: "Het document is als PDF bijgevoegd.",
    action: "Bekijk het akkoord",
  },
  offerAnswer: {
    accepted: (kind: string, project: string, reference: string) =>
      `${kind} om te tekenen voor ${project}: ${reference}`,
    ordered: (buyers: string, total: string) => `${buyers} heeft opdracht gegeven voor ${total} incl. btw.`,
    orderedSettled: (buyers: string, settled: string) => `${buyers} heeft opdracht gegeven. ${settled}`,
    acceptedIntro: (ordered: string) => `${ordered} Er is een akkoord zodra u tekent; tot dan bestelt u niets.`,
    agreed: (kind: string, project: string, reference: string) =>
      `Akkoord${kind === "Offerte" ? "" : ` met ${kind.toLowerCase()}`} voor ${project}: ${reference}`,
    declined: (kind: string, project: string, reference: string) => `${kind} afgewezen voor ${project}: ${reference}`,
    agreedIntro: (ordered: string) => `${ordered} De artikelen staan op de bestellijst.`,
    declinedIntro: (kind: string, buyer: string) => `${buyer} heeft de ${kind.toLowerCase()} afgewezen.`,
    reason: (reason: string) => `Reden: ${reason}`,
    action: "Naar de offertes",
  },
  changeRequest: {
    subject: (project: string, home: string) => `Wijziging aangevraagd voor ${project}: ${home}`,
    intro: (buyer: string, moment: string) => `${buyer} heeft op ${moment} een wijziging van het akkoord aangevraagd:`,
    about: (lines: string) => `Het gaat over:\n${lines}`,
    standing:
      "Het akkoord blijft zoals het is. Stel een wijziging voor, of wijs de aanvraag af met een reden die de koper leest.",
    action: "Naar de akkoorden",
  },
  changeRefused: {
    subject: (project: string) => `Uw aangevraagde wijziging voor ${project}`,
    intro: (day: string) => `De showroom stelt geen wijziging voor naar aanleiding van wat u op ${day} vroeg.`,
    reason: (reason: string) => `Reden: ${reason}`,
    next: "Uw akkoord blijft zoals het is. U kunt opnieuw een wijziging aanvragen.",
    action: "Naar uw akkoord",
  },
} as const;
