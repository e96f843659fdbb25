import type { OwnClosing } from "@showroom/api-contract/endpoints/closings";
import type { Part } from "@showroom/domain/closing-date/closing-date";

const NAMES: Readonly<Record<Part, string>> = { tiles: "Tegels", sanitary: "Sanitair", floors: "Vloeren" };
const COUNTS: Readonly<Record<OwnClosing["counts"], string>> = {
  agreed: "wat u hebt afgesproken",
  "handed-in": "wat u hebt ingediend",
  standard: "de standaard",
};

export const closingTexts = {
  open: (part: Part, day: string) => `${NAMES[part]}: kiezen kan tot en met ${day}.`,
  closed: (part: Part, day: string, counts: OwnClosing["counts"]) =>
    `${NAMES[part]}: kiezen kon tot en met ${day}. Nu geldt ${COUNTS[counts]}.`,
  agreed: (part: Part) => `${NAMES[part]}: voor deze woning is dit al afgesproken, en het blijft zoals het is.`,
  toAgreed: "Bekijk wat is afgesproken",
  exception: (reason: string) => `Voor u geldt een andere datum: ${reason}.`,
  late: (parts: readonly Part[]) =>
    `Uw laatste keuze is niet opgeslagen, omdat de sluitingsdatum voorbij is (${parts.map((part) => NAMES[part].toLowerCase()).join(", ")}). Ze staat nog in deze browser, maar telt niet. Zet haar terug om verder te gaan.`,
  restore: "Zet terug wat er was opgeslagen",
  draft: (parts: readonly Part[], counts: OwnClosing["counts"]) =>
    `Uw keuzes voor ${parts.map((part) => NAMES[part].toLowerCase()).join(" en ")} zijn niet op tijd ingediend en tellen niet. Zet ze terug naar ${COUNTS[counts]} om te kunnen indienen, of vraag uw adviseur om uitstel.`,
  lastOffer: (parts: readonly Part[], counts: OwnClosing["counts"]) =>
    `Voor ${parts.map((part) => NAMES[part].toLowerCase()).join(" en ")} ligt een laatste aanbod klaar. Geeft u daarvoor geen opdracht, dan geldt ${COUNTS[counts]}.`,
  toLastOffer: "Bekijk het laatste aanbod",
  toCounts: (counts: OwnClosing["counts"]) => `Zet terug naar ${COUNTS[counts]}`,
  failed: "Dat lukt nu niet. Probeer het opnieuw.",
} as const;

export const planningTexts = {
  show: "Agenda en herinneringen",
  title: "Uw planning",
  standard: (amount: string) => `Dient u niets in, dan wordt dit gebouwd, voor ${amount}:`,
  noStandard: (amount: string) => `Dient u niets in, dan komt er niets, voor ${amount}.`,
  room: (title: string, names: readonly string[]) => `${title}: ${names.join(", ")}`,
  calendar: "In uw agenda",
  calendarHelp: "Zet de sluitingsdata in uw agenda. Wijzigt een datum, dan wijzigt hij in uw agenda mee.",
  open: "Zet in mijn agenda",
  subscribe: "Abonneer mijn agenda",
  download: "Download (.ics)",
  address: "Adres van uw agenda",
  addressHelp: "Voor agenda's op internet, zoals die van Google. Wie dit adres kent, ziet uw sluitingsdata.",
  copy: "Kopieer het adres",
  copied: "Gekopieerd",
  copyFailed: "Kopiëren lukt niet. Selecteer het adres en kopieer het zelf.",
  replace: "Maak een nieuw adres",
  reminders: "Herinneringen per mail",
  remind: "Herinner mij voordat een onderdeel sluit",
  remindHelp:
    "Wij mailen u dan ook antwoorden op uw vragen die u nog niet las. De laatste herinnering voor een datum, en een gewijzigde datum, krijgt u altijd.",
} as const;
