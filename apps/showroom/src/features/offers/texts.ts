import type { OfferDocument } from "@showroom/api-contract/entities/offer";
import { agreementText } from "@showroom/domain/agreement/agreement-texts";
import type { RequestRefusal } from "@showroom/domain/agreement/change-request";
import { lastDayText } from "@showroom/domain/agreement/offer-document";
import type { AcceptanceRefusal, OfferState } from "@showroom/domain/agreement/offer-state";
import { partyNames } from "@showroom/domain/words/contract-words";
import { expiredText, lastOfferText, untilText } from "@showroom/domain/words/last-offer-words";

export const offerTexts = {
  title: "Uw offertes",
  offer: (reference: string): string => `Offerte ${reference}`,
  agreement: (reference: string): string => `Akkoord ${reference}`,
  none: "Er is nog geen offerte",
  noneExplained: "Zodra er een offerte voor u is, krijgt u een mail. U leest de offerte dan hier.",
  back: "Naar uw keuzes",
  states: {
    open: "wacht op u",
    accepted: "wacht op ondertekening",
    agreed: "opdracht gegeven",
    expired: "verlopen",
    withdrawn: "ingetrokken",
    replaced: "vervangen",
    declined: "afgewezen",
  } satisfies Record<OfferState, string>,
  intro: (request: string, day: string) => `Deze offerte volgt op uw aanvraag ${request} van ${day}.`,
  until: (day: string) => `Geldig tot en met ${day}`,
  agreed: "U heeft opdracht gegeven.",
  signedBy: (party: string, name: string, moment: string) => `Namens ${party} heeft ${name} getekend op ${moment}.`,
  acceptedBy: (name: string, moment: string) => `${name} heeft opdracht gegeven op ${moment}.`,
  waiting: (names: string) => `De opdracht is compleet als ook ${names} akkoord geeft.`,
  askAgain: "Vraag de showroom om een nieuwe offerte.",
  withdrawn: (day: string, reason: string) => `Deze offerte is ingetrokken op ${day}. Reden: ${reason}`,
  replaced: (reference: string) => `Deze offerte is vervangen door ${reference}.`,
  declined: (name: string, day: string) => `${name} heeft deze offerte afgewezen op ${day}. Er is niets besteld.`,
  picture: (title: string) => `${title} met deze keuzes`,
  noPicture: "Van deze ruimte was nog geen beeld toen de offerte werd gemaakt.",
  remark: "Toelichting van uw adviseur",
  reason: "Waarom",
  removed: "Vervalt",
  ofDocument: (reference: string) => `uit ${reference}`,
  consequence: "Gevolg van de wijziging",
  extras: "Buiten de catalogus",
  refused: "Wensen die niet kunnen",
  refusedExplained: "Deze wensen horen niet bij de offerte: er wordt niets van besteld of berekend.",
  refusal: (name: string, reason: string) => `${name}: ${reason}`,
  vat: (rate: string, vat: string, net: string) => `Waarvan ${vat} btw (${rate}); netto ${net}.`,
  party: "Met wie u de overeenkomst sluit",
  partyFacts: {
    name: "Naam",
    address: "Adres",
    registrationNumber: "KvK-nummer",
    invoicer: "Factuur van",
    guarantee: "Garantie",
    certificate: "Certificaat",
    total: "Totaal incl. btw",
    conditions: "Wanneer er een akkoord is",
    reference: "Kenmerk",
    persons: "Namens de koper",
    buildNumber: "Bouwnummer",
    hash: "Controlegetal",
    lastDay: "Geldig tot en met",
  },
  termsOf: (party: string, version: string) => `Voorwaarden van ${party}, versie ${version}`,
  terms: (version: string) => `Voorwaarden, versie ${version}`,
  keep: "Bewaren",
  keepExplained:
    "De PDF bevat de hele offerte, met de voorwaarden. Met het kenmerk en het controlegetal kan iedereen nagaan of zij echt is.",
  downloadOffer: "Download de offerte (PDF)",
  downloadAgreement: "Download het akkoord (PDF)",
  lender: "Overzicht voor uw geldverstrekker (PDF)",
  file: "offerte.pdf",
  lenderFile: "overzicht-geldverstrekker.pdf",
  downloadFailed: "Downloaden is niet gelukt. Probeer het opnieuw.",
  decide: "Uw opdracht",
  decline: "Offerte afwijzen",
  declineTitle: "Deze offerte afwijzen?",
  declineBody: "Er wordt dan niets besteld. Uw keuzes blijven bewaard; de showroom leest uw reden.",
  declineReason: "Reden",
  declineMissing: "Vul een reden in.",
  declineConfirm: "Ja, wijs de offerte af",
  cancel: "Nee, ga terug",
  acceptTitle: "Bevestig uw opdracht",
  acceptSent: (reference: string) =>
    `Wij sturen een code naar uw e-mailadres, voor offerte ${reference}. Daarmee weten wij dat u het bent. De code is een kwartier geldig.`,
  acceptNext: "Na uw opdracht krijgt u een bevestiging per mail.",
  code: "Code uit de mail",
  codeMissing: "Vul de zes cijfers uit de mail in.",
  newCode: "Stuur een nieuwe code",
  newCodeSent: "Wij hebben een nieuwe code gestuurd. De vorige werkt niet meer.",
  failed: "Dat is niet gelukt. Probeer het opnieuw; er is niets gebeurd.",
  done: "Uw opdracht is gegeven. U krijgt een bevestiging per mail.",
  declinedNow: "U heeft de offerte afgewezen.",
  refusals: {
    "code-wrong": "Deze code klopt niet. Kijk in de nieuwste mail.",
    "code-over": "Deze code werkt niet meer. Vraag een nieuwe code aan.",
    "too-many": "U heeft veel codes aangevraagd. Probeer het over een uur opnieuw.",
    "other-wording": "De offerte is bijgewerkt. Lees haar opnieuw.",
    "other-document": "De offerte is bijgewerkt. Lees haar opnieuw.",
    "not-named": "Deze offerte staat niet op uw naam.",
    "already-accepted": "U heeft deze opdracht al gegeven.",
    accepted: "Voor deze offerte is al opdracht gegeven.",
    agreed: "Voor deze offerte is al opdracht gegeven.",
    expired: "De offerte is net verlopen. Vraag de showroom om een nieuwe.",
    withdrawn: "De offerte is ingetrokken.",
    replaced: "De offerte is vervangen door een nieuwe.",
    declined: "De offerte is afgewezen.",
  } satisfies Record<
    AcceptanceRefusal | "accepted" | "agreed" | "code-wrong" | "code-over" | "too-many" | "other-wording",
    string
  >,
  readOnly: "U bekijkt de offerte namens de koper. Alleen de koper kan opdracht geven.",
} as const;

/** The words of a change of what is agreed, which is read and accepted as an offer is. */
const changeTexts = {
  ...offerTexts,
  offer: (reference: string) => `Wijziging ${reference}`,
  agreement: (reference: string) => `Akkoord met wijziging ${reference}`,
  intro: (request: string) => `Deze wijziging gaat over wat u bent overeengekomen, met kenmerk ${request}.`,
  agreed: "U heeft opdracht gegeven tot deze wijziging.",
  withdrawn: (day: string, reason: string) =>
    `Deze wijziging is ingetrokken op ${day}. Uw akkoord blijft zoals het is. Reden: ${reason}`,
  replaced: (reference: string) => `Deze wijziging is vervangen door ${reference}. Uw akkoord blijft zoals het is.`,
  declined: (name: string, day: string) =>
    `${name} heeft deze wijziging afgewezen op ${day}. Uw akkoord blijft zoals het is.`,
  extras: "Komt erbij",
  keepExplained:
    "De PDF bevat de hele wijziging, met de voorwaarden. Met het kenmerk en het controlegetal kan iedereen nagaan of zij echt is.",
  downloadOffer: "Download de wijziging (PDF)",
  decline: "Wijziging afwijzen",
  declineTitle: "Deze wijziging afwijzen?",
  declineBody: "Uw akkoord blijft dan zoals het is; de showroom leest uw reden.",
  declineConfirm: "Ja, wijs de wijziging af",
  acceptSent: (reference: string) =>
    `Wij sturen een code naar uw e-mailadres, voor wijziging ${reference}. Daarmee weten wij dat u het bent. De code is een kwartier geldig.`,
  declinedNow: "U heeft de wijziging afgewezen. Uw akkoord blijft zoals het is.",
  refusals: {
    ...offerTexts.refusals,
    "other-wording": "De wijziging is bijgewerkt. Lees haar opnieuw.",
    "other-document": "De wijziging is bijgewerkt. Lees haar opnieuw.",
    "not-named": "Deze wijziging staat niet op uw naam.",
    accepted: "Tot deze wijziging is al opdracht gegeven.",
    agreed: "Tot deze wijziging is al opdracht gegeven.",
    expired: "De wijziging is net verlopen. Uw akkoord blijft zoals het is.",
    withdrawn: "De wijziging is ingetrokken.",
    replaced: "De wijziging is vervangen door een nieuwe.",
    declined: "De wijziging is afgewezen.",
  },
} as const;

/** The words for an offer, or for a change. Those on which an agreement rests are the document's own. */
export function wordsOf(document: OfferDocument) {
  const until = { "laatste dag": lastDayText(document.validUntil) };
  const party = { partij: partyNames(document) };
  if (document.change)
    return {
      ...changeTexts,
      hard: agreementText(document, "change.fixed"),
      untilExplained: agreementText(document, "change.until", until),
      unsigned: agreementText(document, "change.unsigned", party),
      agreed: [
        changeTexts.agreed,
        agreementText(document, "agreement.fixed"),
        agreementText(document, "change.others"),
      ].join(" "),
      expired: agreementText(document, "change.expired", until),
    };
  return {
    ...offerTexts,
    hard: agreementText(document, "offer.fixed"),
    ...(document.late && { intro: () => lastOfferText(document) }),
    untilExplained: untilText(document),
    unsigned: agreementText(document, "offer.unsigned", party),
    agreed: `${offerTexts.agreed} ${agreementText(document, "agreement.fixed")}`,
    expired: document.late ? expiredText(document) : `${expiredText(document)} ${offerTexts.askAgain}`,
  };
}

/** What former buyers agreed for the home. */
export const standingTexts = {
  title: "Al afgesproken voor uw woning",
  intro:
    "Dit sprak een vorige koper af voor deze woning. Het wordt zo gemaakt en ligt vast. De rest kiest u zelf; daarvoor krijgt u een eigen offerte. De bedragen van wat al is afgesproken, tellen mee in het totaal dat u ziet. Weet u niet wie ze betaalt? Vraag het de showroom.",
} as const;

/** The words with which a buyer asks for a change. */
export const requestTexts = {
  title: "Iets wijzigen",
  ask: "Vraag een wijziging aan",
  explained:
    "Wilt u iets anders dan u bent overeengekomen? De showroom stelt dan een wijziging voor met een prijs, of laat weten waarom het niet kan. Uw akkoord blijft zoals het is, tot de kopers opdracht geven tot een wijziging.",
  words: "Wat wilt u wijzigen?",
  wordsLimit: (limit: number) => `Ten hoogste ${limit} tekens.`,
  wordsMissing: "Schrijf op wat u wilt wijzigen.",
  showLines: "Wijs regels van uw akkoord aan (niet verplicht)",
  hideLines: "Verberg de regels",
  which: "Om welke regels gaat het?",
  line: (title: string, name: string) => (title === "" ? name : `${title}: ${name}`),
  send: "Verstuur",
  cancel: "Nee, ga terug",
  failed: "Dat is niet gelukt. Probeer het opnieuw; er is niets verstuurd.",
  refusals: {
    "already-open":
      "Voor uw woning is al een wijziging aangevraagd. U kunt een volgende aanvragen zodra de showroom heeft geantwoord.",
    "not-in-force": "Een van deze regels geldt niet meer. De lijst is bijgewerkt; kies opnieuw.",
    "not-agreed": "U heeft nog geen akkoord dat kan worden gewijzigd.",
  } satisfies Record<RequestRefusal | "not-agreed", string>,
  done: "Uw vraag is verstuurd naar de showroom.",
  asked: (by: string, moment: string) => `${by} vroeg op ${moment}`,
  about: "Het gaat over:",
  waiting:
    "De showroom heeft nog niet geantwoord. Uw akkoord blijft zoals het is. U kunt een volgende wijziging aanvragen zodra er antwoord is.",
  refused: (day: string, reason: string) =>
    `De showroom stelt geen wijziging voor (${day}). Uw akkoord blijft zoals het is. Reden: ${reason}`,
  proposed: (reference: string, day: string) => `De showroom heeft op ${day} wijziging ${reference} voorgesteld.`,
  readOnly: "U bekijkt dit namens de koper. Alleen de koper kan een wijziging aanvragen.",
} as const;
