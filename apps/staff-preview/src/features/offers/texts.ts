import { COST_GROUP_NAMES } from "@showroom/domain/model/cost";
import type { ChangeRefusal } from "@showroom/domain/agreement/lines-in-force";
import type { LastOfferRefusal } from "@showroom/domain/agreement/last-offer";
import type { OfferRefusal } from "@showroom/domain/agreement/offer-document";
import type { AcceptedBy, OfferState } from "@showroom/domain/agreement/offer-state";

export const offersTexts = {
  title: "Offertes",
  intro:
    "Een aanvraag van een koper wordt een offerte, en met de opdracht van de koper een akkoord. Alleen wat akkoord is, mag u bestellen.",
  archived: "Het project is gearchiveerd; offertes staan vast.",
  parts: COST_GROUP_NAMES,
  named: (action: string, what: string) => `${action}: ${what}`,
  failed: "Dat is niet gelukt. Probeer het opnieuw; er is niets opgeslagen.",
  cancel: "Annuleren",

  terms: "Offertegegevens",
  noTerms: "Er is nog geen partij ingevuld. Zonder partij en voorwaarden kan er geen offerte worden gemaakt.",
  noTermsAdvisor: "Vraag een projectbeheerder om de partij en de voorwaarden in te vullen.",
  termsFacts: {
    name: "Partij",
    address: "Adres",
    registrationNumber: "KvK-nummer",
    invoicer: "Factuur van (leeg: dezelfde)",
    guarantee: "Garantie-instelling (niet verplicht)",
    certificate: "Certificaat (niet verplicht)",
    termsVersion: "Versie van de voorwaarden",
    termsText: "Tekst van de voorwaarden",
    daysValid: "Een offerte is geldig (dagen)",
    vatRate: "Btw (%)",
  },
  editTerms: "Wijzig offertegegevens",
  forParts: (parts: string) => `Voor ${parts}`,
  otherParty: "Andere partij voor een onderdeel",
  otherPartyExplained:
    "Deze partij sluit de overeenkomst voor de gekozen onderdelen. Voor al het andere blijft dat de partij van het project.",
  editParty: "Wijzig partij",
  removeParty: "Verwijder partij",
  partyRemoved: (name: string) => `${name} is verwijderd. De partij van het project geldt nu voor die onderdelen.`,
  forWhich: "Onderdelen",
  acceptedBy: "Wie opdracht geeft",
  acceptedByOptions: {
    all: "Alle kopers van de woning",
    one: "Eén van de kopers, namens allen",
  },
  countersigned: "Een medewerker tekent daarna ook; pas dan is er een akkoord",
  offersAtOnce: "Een aanvraag voor een offerte krijgt meteen een offerte, als alle prijzen vaststaan",
  offersAtOnceExplained: "Met een indicatieve prijs wacht de aanvraag op u, zoals altijd.",
  offered: (isAtOnce: boolean) =>
    isAtOnce ? "meteen na de aanvraag, als alle prijzen vaststaan" : "door een medewerker",
  offeredTitle: "Een offerte wordt gemaakt",
  conditions: (acceptedBy: AcceptedBy, countersigned: boolean) =>
    `${acceptedBy === "all" ? "alle kopers" : "één van de kopers"}${countersigned ? ", en daarna de partij" : ""}`,
  conditionsTitle: "Een akkoord is gegeven door",
  termsNote: "Offertes die al zijn gemaakt, houden hun eigen gegevens.",
  termsIncomplete:
    "Vul alles in. Kies bij een andere partij ook een onderdeel. Dagen zijn een getal van 1 tot en met 365, btw een percentage zoals 21.",
  termsChanged: "Iemand anders heeft deze gegevens net gewijzigd. De pagina is bijgewerkt; open ze opnieuw.",
  save: "Opslaan",
  termsSaved: "De offertegegevens zijn opgeslagen.",

  ownTexts: "Teksten van de overeenkomst",
  ownTextsExplained:
    "Laat een veld leeg voor de standaardtekst. Wat tussen accolades staat, wordt ingevuld. Aanvragen, offertes en akkoorden houden de teksten van toen zij werden gemaakt.",
  standardText: (text: string, blanks: readonly string[]) =>
    [`Standaard: ${text}`, ...(blanks.length === 0 ? [] : [`Hoort in de tekst: ${blanks.join(" en ")}`])].join(" · "),
  ownTextsSaved: "De teksten van de overeenkomst zijn opgeslagen.",
  countedTexts: (count: number) =>
    count === 0 ? "standaard" : count === 1 ? "1 eigen tekst" : `${count} eigen teksten`,

  requests: "Aanvragen",
  noRequests: "Er zijn geen aanvragen",
  home: (buildNumber: string, buyer: string) => `Bouwnummer ${buildNumber}, ${buyer}`,
  requestFacts: (reference: string, day: string, total: string) => `${reference} · ingediend op ${day} · ${total}`,
  indicative: (count: number) => (count === 1 ? "1 indicatieve prijs" : `${count} indicatieve prijzen`),
  withoutPicture: (rooms: readonly string[]) => `nog geen beeld: ${rooms.join(", ")}`,
  withoutPictureExplained:
    "Van een of meer ruimten is nog geen beeld gemaakt. De offerte krijgt dan ook geen beeld van die ruimten; wacht liever even.",
  agreedParts: (parts: string) => `akkoord: ${parts}`,
  make: "Maak offerte",
  makeTitle: (home: string) => `Offerte voor ${home}`,
  makeParts: "Onderdelen",
  whole: "Deze aanvraag heeft korting op het geheel. Daarom gaat zij in één keer in de offerte.",
  hardPrices: "Vaste prijzen in plaats van indicatieve, incl. btw",
  hardPrice: (title: string, name: string) => `${title}: ${name} (€)`,
  extra: "Extra regel buiten de catalogus",
  extraName: "Omschrijving",
  extraReason: "Reden of afspraak",
  extraPart: "Hoort bij",
  noPart: "Geen onderdeel",
  extraPartExplained: "Hoort elke extra regel bij een onderdeel, dan kan de koper per onderdeel beslissen.",
  extraPrice: "Prijs incl. btw (€)",
  addExtra: "Voeg een extra regel toe",
  removeExtra: (place: number) => `Verwijder extra regel ${place}`,
  refusal: "Wens die niet kan",
  refusalReason: "Waarom het niet kan, voor de koper",
  addRefusal: "Voeg een wens toe die niet kan",
  removeRefusal: (place: number) => `Verwijder wens ${place}`,
  remark: "Toelichting voor de koper",
  send: "Verstuur offerte",
  sent: (home: string) => `De offerte voor ${home} is gemaakt en wordt gemaild.`,
  incomplete:
    "Kies een onderdeel of voeg een regel toe, en vul overal een bedrag in, zoals 1250,50. Een wens die niet kan heeft een omschrijving en een reden.",
  refusals: {
    changed: "De aanvraag is net gewijzigd of heropend. De lijst is bijgewerkt; open haar opnieuw.",
    "no-terms": "Vul eerst de offertegegevens in.",
    "old-request": "Deze aanvraag is van een oudere versie. Heropen haar, en dien haar opnieuw in.",
    "nothing-offered": "Er is niets om aan te bieden.",
    indicative: "Vul voor elke indicatieve prijs een vaste prijs in.",
    "discount-apart": "Een aanvraag met korting op het geheel kan alleen in één keer worden aangeboden.",
    "part-agreed": "Voor een van deze onderdelen is al akkoord.",
  } satisfies Record<OfferRefusal | "changed" | "no-terms" | "old-request", string>,

  agreements: "Akkoorden",
  vacant: "De woning heeft nu geen koper; een wijziging kan zodra er weer een is.",
  agreedLines: (count: number) => (count === 1 ? "1 regel akkoord" : `${count} regels akkoord`),
  lost: "artikel vervallen",
  lostLines: (lines: readonly string[]) =>
    `Niet meer leverbaar: ${lines.join(" · ")}. Het akkoord blijft gelden tot de kopers opdracht geven tot een wijziging.`,
  makeChange: "Stel wijziging voor",
  changeAsked: "wijziging aangevraagd",
  namedLine: (title: string, name: string) => (title === "" ? name : `${title}: ${name}`),
  asked: (by: string, moment: string) => `${by} vroeg op ${moment}:`,
  askedAbout: (lines: readonly string[]) => `Gaat over: ${lines.join(" · ")}`,
  refuse: "Afwijzen",
  refuseTitle: (home: string) => `Aangevraagde wijziging van ${home} afwijzen?`,
  refuseBody: "Het akkoord blijft zoals het is. De kopers van de woning lezen de reden, ook in een mail.",
  refuseConfirm: "Ja, wijs de aanvraag af",
  requestRefused: (home: string) => `De aangevraagde wijziging van ${home} is afgewezen. De kopers krijgen een mail.`,
  requestAnswered: "Op deze aanvraag is al geantwoord. De lijst is bijgewerkt.",
  changeTitle: (home: string) => `Wijziging voor ${home}`,
  changeExplained:
    "Het akkoord blijft gelden tot alle kopers opdracht geven tot de wijziging. Wat minder kost, wordt verrekend.",
  changeReason: "Reden, voor de koper",
  removes: "Vervalt",
  agreedLine: (title: string, name: string, total: string) =>
    title === "" ? `${name}: ${total}` : `${title}: ${name}, ${total}`,
  discountStays: (discount: string, amount: string) =>
    `${discount} van ${amount} blijft gelden, ook al vervalt alles waarop die is gegeven. Vervalt de korting ook, voeg dan hieronder een regel van ${amount} toe.`,
  adds: "Komt erbij",
  consequence: "Gevolg, zoals al besteld (niet verplicht)",
  consequencePrice: "Kosten van het gevolg incl. btw (€)",
  sendChange: "Verstuur wijziging",
  changeSent: (home: string) => `De wijziging voor ${home} is gemaakt en wordt gemaild.`,
  changeIncomplete:
    "Vul een reden in, en kies wat vervalt of voeg een regel toe. Een gevolg heeft een omschrijving en een bedrag, zoals 85,00.",
  changeRefusals: {
    "no-terms": "Vul eerst de offertegegevens in.",
    "not-agreed": "Deze woning heeft geen akkoord dat kan worden gewijzigd.",
    "not-in-force": "Een van deze regels geldt niet meer. De lijst is bijgewerkt; open de wijziging opnieuw.",
    "nothing-changed": "Kies wat vervalt, of voeg een regel toe.",
  } satisfies Record<ChangeRefusal | "no-terms" | "not-agreed", string>,

  offers: "Offertes en wijzigingen",
  noOffers: "Er zijn nog geen offertes",
  states: {
    open: "wacht op de koper",
    accepted: "wacht op uw ondertekening",
    agreed: "akkoord",
    expired: "verlopen",
    withdrawn: "ingetrokken",
    replaced: "vervangen",
    declined: "afgewezen",
  } satisfies Record<OfferState, string>,
  offerFacts: (what: string, parts: string, total: string) =>
    [what, parts, total].filter((one) => one !== "").join(" · "),
  isLate: "laatste aanbod",
  offerMoments: (made: string, by: string, until: string) =>
    `gemaakt op ${made} door ${by} · geldig tot en met ${until}`,
  opened: (name: string, what: "page" | "document", first: string, last: string) =>
    `${name} ${what === "page" ? "opende dit" : "opende de PDF"} op ${first}${last === first ? "" : `, voor het laatst op ${last}`}`,
  notOpened: (names: string) => `Voor zover bekend nog niet geopend door ${names}`,
  accepted: (accepted: number, persons: number) => `${accepted} van ${persons} akkoord`,
  acceptedByOne: (accepted: number, persons: number) => `${accepted} van ${persons} akkoord; één is genoeg`,
  signed: (name: string, day: string) => `getekend door ${name} op ${day}`,
  sign: "Onderteken",
  signTitle: (what: string) => `${what} ondertekenen?`,
  /** `isSettled`: the total is negative, and given without its sign. */
  signBody: (total: string, isSettled: boolean) =>
    `De kopers hebben opdracht gegeven${isSettled ? `; ${total} incl. btw wordt verrekend` : ` voor ${total} incl. btw`}. Met uw ondertekening namens de contractpartij is er een akkoord, en staan de artikelen op de bestellijst. Uw naam en het moment worden vastgelegd.`,
  signConfirm: "Ja, onderteken",
  signedNow: (what: string) => `${what} is ondertekend. De kopers krijgen een mail.`,
  notSignable: "Dit kan niet meer worden ondertekend. De lijst is bijgewerkt.",
  what: (isChange: boolean, reference: string) => `${isChange ? "Wijziging" : "Offerte"} ${reference}`,
  reason: (reason: string) => `Reden: ${reason}`,
  replacedBy: (reference: string) => `Vervangen door ${reference}`,
  download: "PDF",
  downloadFile: "offerte.pdf",
  requestFile: "aanvraag.pdf",
  downloadFailed: "Downloaden is niet gelukt. Probeer het opnieuw.",
  withdraw: "Trek in",
  withdrawTitle: (what: string) => `${what} intrekken?`,
  withdrawBody: "De koper kan dan geen opdracht meer geven, en leest de reden.",
  withdrawReason: "Reden",
  withdrawMissing: "Vul een reden in.",
  withdrawConfirm: (isChange: boolean) => `Ja, trek de ${isChange ? "wijziging" : "offerte"} in`,
  withdrawn: (what: string) => `${what} is ingetrokken.`,
  notOpen: "Dit kan niet meer worden ingetrokken. De lijst is bijgewerkt.",
} as const;

/** Of what a buyer chose and did not hand in before the last day. */
export const lastOfferTexts = {
  title: (home: string) => `Laatste aanbod voor ${home}`,
  explained: (lastDays: string) =>
    `De laatste dag om te kiezen is voorbij (${lastDays}). Dit stond toen in het concept en telt niet. Met een laatste aanbod kan de koper er alsnog opdracht voor geven; zonder opdracht geldt de standaard, of wat daarvoor al was ingediend of afgesproken. De andere keuzes blijven open.`,
  line: (title: string, name: string, price: string) => `${title}: ${name} (${price})`,
  included: "inbegrepen",
  total: "Samen",
  replaces: (references: readonly string[]) => `Dit vervangt ${references.join(" en ")}.`,
  sent: (home: string) => `Het laatste aanbod voor ${home} is gemaakt en wordt gemaild.`,
  refusals: {
    ...offersTexts.refusals,
    changed: "De keuzes of de offertes zijn intussen gewijzigd. Sluit dit venster en open het opnieuw.",
    "handed-in": "De koper heeft ingediend. Maak een gewone offerte van de aanvraag.",
    "nothing-late": "In de gesloten onderdelen staat niets anders dan wat al telt.",
    unanswered: "De koper heeft nog niet gereageerd op een wijziging in de keuzes. Daarna kan een laatste aanbod.",
    incomplete:
      "In deze onderdelen ontbreekt nog iets, of past een keuze niet bij een andere. Geef een uitzondering bij Sluitingsdata om de koper dit te laten afmaken.",
  } satisfies Record<LastOfferRefusal | keyof typeof offersTexts.refusals, string>,
} as const;
