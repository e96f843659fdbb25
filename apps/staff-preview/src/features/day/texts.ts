import type { DayAction, DayAbout, DayOutcome } from "@showroom/api-contract/endpoints/day";
import { COST_GROUP_NAMES } from "@showroom/domain/model/cost";
import type { CostGroup } from "@showroom/domain/model/cost-group";
import type { SubmitType } from "@showroom/domain/model/submit-type";
import { START_DAYS, type DayKind, type RequestMails } from "@showroom/domain/staff/day-item";

const days = (count: number): string => `${count} ${count === 1 ? "dag" : "dagen"}`;
const homes = (count: number): string => `${count} ${count === 1 ? "regel" : "regels"}`;
const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} en ${names.at(-1)}`;

const SUBMITTED: Readonly<Record<SubmitType, string>> = {
  showroom: "vraagt een afspraak in de showroom aan",
  design: "vraagt een ontwerp aan",
  quote: "vraagt een offerte aan",
};

const REASONS: Readonly<Record<Extract<DayAbout, { kind: "bounce" }>["reason"], string>> = {
  address: "het adres bestaat niet of is niet bereikbaar",
  full: "de mailbox is vol",
  blocked: "de mail is geweigerd, bijvoorbeeld als spam",
  "too-large": "de mail is te groot",
  other: "de mail is geweigerd",
};

export const dayTexts = {
  title: "Vandaag",
  list: "Wat vandaag iemand nodig heeft",
  none: "Er wacht niets op u",
  noneFiltered: "Er is niets met deze filters",
  noneExplained:
    "Hier staan vragen, aanvragen, teruggekomen mails, afspraken van vandaag en woningen die bijna sluiten, te laat kozen of nog niet begonnen zijn.",
  shown: (shown: number, total: number) =>
    shown === total ? homes(total) : `De eerste ${shown} van ${total}, wat het langst wacht bovenaan`,
  more: "Toon meer",
  filters: "Filters",
  kind: "Soort",
  allKinds: (count: number) => `Alle soorten (${count})`,
  counted: (name: string, count: number) => `${name} (${count})`,
  kinds: {
    appointment: "Afspraken van vandaag",
    question: "Vragen zonder antwoord",
    request: "Aanvragen",
    change: "Gevraagde wijzigingen",
    half: "Half akkoord",
    bounce: "Teruggekomen mails",
    closing: "Bijna gesloten",
    late: "Te laat gekozen",
    start: "Nog niet begonnen",
  } satisfies Record<DayKind, string>,
  project: "Project",
  allProjects: "Alle projecten",
  whose: "Van wie",
  whoses: {
    open: "Van mij en van iedereen",
    mine: "Van mij",
    nobody: "Van iedereen",
    all: "Ook van collega's",
  },
  home: (buildNumber: string, names: string) => (buildNumber === "" ? names : `Bouwnummer ${buildNumber}, ${names}`),
  showroom: "Aan de showroom",
  toHome: "Naar de koper",
  toHomeOf: (home: string) => `Naar de koper: ${home}`,
  what: {
    appointment: (time: string, employee: string) => `Komt vandaag om ${time}, bij ${employee}.`,
    question: (subject: string, words: string) => `Vraag over ${subject}: “${words}”`,
    request: (submitType: SubmitType, reference: string) =>
      `Heeft ingediend en ${SUBMITTED[submitType]} (${reference}). Er is nog geen offerte of afspraak.`,
    change: (by: string, words: string) => `${by} vraagt een wijziging van wat is afgesproken: “${words}”`,
    half: (accepted: readonly string[], waiting: readonly string[], reference: string, until: string) =>
      `${listed(accepted)} gaf opdracht voor ${reference}, ${listed(waiting)} nog niet. Dat kan tot en met ${until}.`,
    bounce: (to: string, subject: string, reason: Extract<DayAbout, { kind: "bounce" }>["reason"]) =>
      `“${subject}” aan ${to} kwam terug: ${REASONS[reason]}.`,
    closing: (parts: readonly CostGroup[], day: string, daysLeft: number, hasStarted: boolean) =>
      `${listed(parts.map((part) => COST_GROUP_NAMES[part]))} sluit ${
        daysLeft === 0 ? "vandaag" : daysLeft === 1 ? "morgen" : `over ${days(daysLeft)}`
      } (${day}). ${hasStarted ? "Er is gekozen en niet ingediend." : "Er is nog niets gekozen."}`,
    late: (parts: readonly CostGroup[], days: readonly string[], total: string) =>
      `${listed(parts.map((part) => COST_GROUP_NAMES[part]))} is gesloten (${listed([...new Set(days)])}). In het concept staat een keuze die niet is ingediend (${total}). Zonder laatste aanbod telt die niet.`,
    start: (isRegistered: boolean) =>
      isRegistered
        ? `Heeft zich meer dan ${days(START_DAYS)} geleden geregistreerd en nog niets gekozen.`
        : `Is meer dan ${days(START_DAYS)} geleden uitgenodigd en heeft nog geen account.`,
  },
  waits: (since: number) => (since === 0 ? "sinds vandaag" : `wacht ${days(since)}`),
  reminded: (day: string) => `herinnerd op ${day}`,
  answers: (name: string) => `van ${name}`,
  ownRow: "van u",
  note: (words: string) => `Notitie: ${words}`,
  actions: {
    appointment: "Naar de afspraak",
    question: "Beantwoord",
    request: "Bekijk de aanvraag",
    change: "Beantwoord",
    half: "Bekijk de offerte",
    bounce: "Bekijk de mail",
    closing: "Herinner",
    late: "Leg voor als laatste aanbod",
    start: "Herinner",
  } satisfies Record<DayKind, string>,
  actionOf: (action: string, home: string) => `${action}: ${home}`,
  select: (home: string) => `Kies ${home}`,
  selectAll: "Kies alles wat hier staat",
  selected: (count: number) => `${homes(count)} gekozen`,
  marks: {
    remind: "Herinner",
    give: "Geef aan een collega",
    settle: "Handel af",
  } satisfies Record<DayAction, string>,
  letStand: "Laat de standaard staan",
  settleTitle: (count: number) => `${homes(count)} afhandelen?`,
  letStandTitle: (count: number) => `Bij ${homes(count)} de standaard laten staan?`,
  settleBody: "De regels gaan van de lijst, voor iedereen. Aan de woningen zelf verandert niets.",
  letStandBody:
    "De regels gaan van de lijst, voor iedereen. De kopers kunnen blijven kiezen zolang hun onderdeel open is; doen zij dat niet, dan wordt de standaard gebouwd. Verschuift de datum, dan komt de woning terug op de lijst.",
  settleConfirm: "Ja, handel af",
  letStandConfirm: "Ja, laat de standaard staan",
  giveTitle: (count: number) => `Aan wie geeft u ${homes(count)}?`,
  giveTo: "Collega",
  everybody: "Iedereen",
  giveConfirm: "Geef door",
  cancel: "Terug naar de lijst",
  done: {
    remind: (count: number) => `Herinnerd: ${homes(count)}.`,
    give: (count: number) => `Doorgegeven: ${homes(count)}.`,
    settle: (count: number) => `Van de lijst: ${homes(count)}.`,
  } satisfies Record<DayAction, (count: number) => string>,
  refused: {
    remind: (count: number) =>
      `Niet herinnerd: ${homes(count)}. De koper is net herinnerd, wil geen herinneringen of kan nu niet worden uitgenodigd. Bel liever.`,
    give: (count: number) => `Niet doorgegeven: ${homes(count)}. Deze collega mag het project niet in.`,
    settle: (count: number) =>
      `Nog op de lijst: ${homes(count)}. Dat eindigt vanzelf als het is gedaan, zoals een vraag met haar antwoord.`,
  } satisfies Record<DayAction, (count: number) => string>,
  stale: {
    changed: (count: number) => `Intussen aan iemand anders gegeven: ${homes(count)}.`,
    gone: (count: number) => `Al gedaan: ${homes(count)}.`,
  } satisfies Partial<Record<DayOutcome, (count: number) => string>>,
  failed: "Dat is niet gelukt. Er is niets gewijzigd; probeer het opnieuw.",
  mails: {
    open: "Mails over aanvragen",
    title: "Wilt u mails over aanvragen?",
    body: "Dit geldt voor u alleen, en voor alle projecten die u mag bekijken. De mail aan de showroom verandert er niet door.",
    label: "Mails",
    options: {
      none: "Geen mails",
      each: "Een mail bij elke aanvraag",
      daily: "Eén mail per dag, 's morgens om acht uur",
    } satisfies Record<RequestMails, string>,
    save: "Bewaar",
  },
  away: "Ik ben afwezig",
  awayUntil: (day: string, deputy: string | null) =>
    `U bent afwezig tot en met ${day}. Wat van u is, gaat zolang naar ${deputy ?? "iedereen"}.`,
  back: "Ik ben er weer",
  awayTitle: "Tot wanneer bent u afwezig?",
  awayBody: "Wat van u is, gaat zolang naar een collega of naar iedereen. Daarna komt het vanzelf terug.",
  awayDay: "Tot en met",
  awayDayMissing: "Kies een dag",
  awayDeputy: "Neemt waar",
  awayConfirm: "Meld mij afwezig",
  awayRefused: {
    past: "Die dag is voorbij. Kies een latere dag.",
    "deputy-unknown": "Deze collega kan niet waarnemen. Kies iemand anders.",
  },
} as const;
