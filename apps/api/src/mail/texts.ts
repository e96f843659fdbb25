import type { Part } from "@showroom/domain/closing-date/closing-date";
import { COST_GROUP_NAMES } from "@showroom/domain/model/cost";
import { APPOINTMENT_TEXTS } from "./appointment-texts.ts";
import { OFFER_TEXTS } from "./offer-texts.ts";

const inDays = (days: number): string => (days === 1 ? "1 dag" : `${days} dagen`);

/** Dutch texts of the mails. */
export const MAIL_TEXTS = {
  greeting: (name: string) => (name === "" ? "Beste bewoner," : `Beste ${name},`),
  closing: (product: string) => `Met vriendelijke groet,\n${product}`,
  reset: {
    subject: (product: string) => `Nieuw wachtwoord instellen voor ${product}`,
    intro:
      "U heeft gevraagd om een nieuw wachtwoord. Met de knop hieronder stelt u het in. De link werkt één keer en is een uur geldig.",
    action: "Nieuw wachtwoord instellen",
    ignore: "Heeft u hier niet om gevraagd? Dan hoeft u niets te doen; uw wachtwoord blijft zoals het was.",
  },
  guessing: {
    subject: (product: string) => `Mislukte pogingen om in te loggen bij ${product}`,
    intro:
      "Iemand heeft meermaals met een verkeerd wachtwoord geprobeerd in te loggen op uw account. Op een apparaat waarop u eerder inlogde, merkt u daar niets van; op een ander apparaat kan inloggen iets langer duren.",
    advice: "Was u dit zelf en bent u uw wachtwoord kwijt? Of vertrouwt u het niet? Stel dan een nieuw wachtwoord in.",
    action: "Naar het inloggen",
  },
  codes: {
    subject: (product: string) => `Verkeerde codes bij het inloggen bij ${product}`,
    intro:
      "Iemand heeft het juiste wachtwoord van uw account ingevuld, en daarna meermaals een verkeerde code. Zonder de juiste code komt niemand binnen.",
    advice:
      "Was u dit zelf? Dan hoeft u niets te doen. Was u dit niet? Dan kent iemand uw wachtwoord: stel meteen een nieuw wachtwoord in.",
    action: "Naar het inloggen",
  },
  confirmation: {
    subject: (project: string, reference: string) => `Uw keuzes voor ${project} (${reference})`,
    intro: (date: string) => `Uw keuzes zijn doorgegeven op ${date}. Hieronder vindt u het overzicht.`,
    reference: (reference: string) => `Kenmerk: ${reference}`,
    /** What costs nothing extra because it is the standard. */
    standard: (count: number) => (count === 1 ? "1 onderdeel is standaard" : `${count} onderdelen zijn standaard`),
    included: "Inbegrepen",
    dropped: (words: string) => `${words} (vervalt)`,
    room: (title: string) => `Totaal ${title}`,
    picture: { alt: (room: string) => `${room} met uw keuzes`, caption: "Impressie" },
    sums: "Alles samen",
    replaces: (reference: string) => `Deze bevestiging vervangt ${reference}.`,
    subTotal: "Subtotaal",
    discount: "Korting",
    total: "Totaal inclusief BTW & Montage",
    action: "Bekijk uw keuzes",
  },
  submission: {
    subject: (project: string, home: string, reference: string) => `Ingediend voor ${project}: ${home} (${reference})`,
    home: (buildNumber: string, buyer: string) => (buildNumber === "" ? buyer : `bouwnummer ${buildNumber}`),
    intro: (buyer: string, date: string) => `${buyer} heeft op ${date} keuzes ingediend.`,
    entered: (by: string, buyer: string, date: string) => `${by} heeft op ${date} keuzes ingediend, namens ${buyer}.`,
    requests: {
      showroom: "De koper vraagt een afspraak in de showroom aan.",
      design: "De koper vraagt een ontwerp aan.",
      quote: "De koper vraagt een offerte aan.",
    },
    standing: "Dit is een aanvraag en nog geen opdracht: bestel nog niets.",
    replaces: (reference: string) => `Dit vervangt ${reference}.`,
    title: "De aanvraag",
    facts: {
      buildNumber: "Bouwnummer",
      houseType: "Woningtype",
      buyer: "Koper",
      email: "E-mail",
      phone: "Telefoon",
      reference: "Kenmerk",
      total: "Totaal inclusief BTW & Montage",
    },
    action: "Bekijk de keuzes",
    off: "Wilt u deze mails niet meer? Zet in de catalogus 'Mail aan de showroom bij indienen' op nee.",
  },
  requestDigest: {
    subject: (count: number) => (count === 1 ? "Een nieuwe aanvraag" : `${count} nieuwe aanvragen`),
    intro: "Sinds de vorige mail is ingediend:",
    title: "Aanvragen",
    line: (project: string, buildNumber: string, buyer: string) =>
      `${project}, ${buildNumber === "" ? buyer : `bouwnummer ${buildNumber}, ${buyer}`}`,
    action: "Naar wat vandaag iemand nodig heeft",
    off: "Hoe vaak u deze mails krijgt, kiest u bij 'Vandaag'.",
  },
  reopened: {
    subject: (project: string) => `Uw keuzes voor ${project} zijn heropend`,
    intro: (date: string) => `Uw keuzes zijn op ${date} heropend. U kunt ze weer wijzigen.`,
    reason: (reason: string) => `Reden: ${reason}`,
    next: "Bevestig uw keuzes opnieuw als u klaar bent. Tot die tijd wordt er niets besteld. Uw eerdere bevestiging blijft te lezen.",
    action: "Naar uw keuzes",
  },
  ...OFFER_TEXTS,
  planning: {
    parts: COST_GROUP_NAMES,
    subject: (project: string) => `Sluitingsdata voor ${project}`,
    reminderSubject: (project: string, days: number) =>
      days === 0
        ? `Vandaag is de laatste dag om te kiezen voor ${project}`
        : `Nog ${inDays(days)} om te kiezen voor ${project}`,
    set: (part: Part, day: string) => `${COST_GROUP_NAMES[part]}: u kunt kiezen tot en met ${day}.`,
    closed: (part: Part, day: string) => `${COST_GROUP_NAMES[part]}: u kon kiezen tot en met ${day}.`,
    moved: (part: Part, before: string, day: string) =>
      `${COST_GROUP_NAMES[part]}: de datum is gewijzigd. U kunt kiezen tot en met ${day}, en niet meer tot en met ${before}.`,
    ended: (part: Part) => `${COST_GROUP_NAMES[part]}: er is geen sluitingsdatum meer.`,
    reminder: (part: Part, day: string, days: number) =>
      days === 0
        ? `${COST_GROUP_NAMES[part]}: vandaag, ${day}, is de laatste dag om te kiezen.`
        : `${COST_GROUP_NAMES[part]}: u heeft nog ${inDays(days)}. U kunt kiezen tot en met ${day}.`,
    title: "Tot wanneer u kunt kiezen",
    until: (day: string) => `tot en met ${day}`,
    isClosed: "gesloten",
    afterwards: "Heeft u dan niets ingediend, dan wordt de standaard gebouwd. Die is zonder meerprijs.",
    action: "Naar uw keuzes",
    stop: "Wilt u deze mails niet meer? De laatste herinnering voor een datum krijgt u altijd.",
    stopAction: "Zet deze mails uit",
    answersSubject: (project: string) => `Antwoord op uw vraag over ${project}`,
    answered: (by: string, about: string) => `${by} schreef over ${about}:`,
    answersAction: "Naar uw vragen",
    calendarName: (project: string) => `Planning ${project}`,
    event: (part: Part, project: string) =>
      `Laatste dag om te kiezen: ${COST_GROUP_NAMES[part].toLowerCase()} (${project})`,
    eventHandedIn: "U heeft uw keuzes ingediend.",
  },
  reminder: {
    subject: (project: string) => `Uw keuzes voor ${project}`,
    intro: (showroom: string, project: string) =>
      `${showroom} herinnert u eraan dat u uw keuzes voor ${project} nog niet heeft ingediend.`,
    help: (phone: string) =>
      `Komt u er niet uit? Beantwoord deze mail${phone === "" ? "" : ` of bel ${phone}`}. Wij helpen u graag.`,
  },
  appointment: APPOINTMENT_TEXTS,
  questions: {
    subject: (project: string, count: number) => `${count === 1 ? "Een vraag" : `${count} vragen`} voor ${project}`,
    asked: (by: string, buildNumber: string, about: string) =>
      `${by} (bouwnummer ${buildNumber}) vraagt over ${about}:`,
    action: "Naar de vragen",
  },
  invitation: {
    subject: (project: string) => `Uitnodiging voor ${project}`,
    intro: (project: string, buildNumber: string | null) =>
      `U bent uitgenodigd om de keuzes voor uw woning in ${project}${buildNumber === null ? "" : ` (bouwnummer ${buildNumber})`} te maken.`,
    link: (until: string) =>
      `Met de knop hieronder maakt u uw account aan. De link werkt één keer, tot en met ${until}. Hij is alleen voor u: stuur deze mail niet door.`,
    shared: (name: string) =>
      `U kiest samen met ${name}: ieder met een eigen account, u ziet en wijzigt dezelfde keuzes.`,
    action: "Maak uw account aan",
    unexpected: (showroom: string) =>
      `Verwachtte u deze mail niet? Dan hoeft u niets te doen. Vragen stelt u aan ${showroom} door deze mail te beantwoorden.`,
  },
  catalogueRefused: {
    subject: (project: string) => `Catalogus van ${project} niet gepubliceerd`,
    intro: (project: string, file: string) =>
      `U plande een nieuwe catalogus voor ${project} (${file}). Hij is niet gepubliceerd, omdat de controle nu iets anders vindt:`,
    action: "Naar de catalogus",
  },
  question: {
    subject: (project: string, name: string) => `Vraag over ${project} van ${name}`,
    intro: (project: string) => `Via de contactpagina van ${project} is deze vraag gesteld:`,
    from: (name: string, email: string, phone: string) => `${name} · ${email} · ${phone}`,
  },
} as const;
