import type { moveBuyers } from "@showroom/api-contract/endpoints/occupancy";
import type { EndpointResponse } from "@showroom/api-contract/endpoint";

type Outcome = Exclude<EndpointResponse<typeof moveBuyers>["outcome"], "done">;

const lines = (count: number): string => (count === 1 ? "1 afgesproken regel" : `${count} afgesproken regels`);

/** Who has a home: a purchase that ends, one buyer who leaves, another home. */
export const occupancyTexts = {
  open: "Koper wijzigen",
  title: (buildNumber: string) => `Koper van bouwnummer ${buildNumber}`,
  what: "Wat is er gebeurd?",
  choose: "Kies wat er is gebeurd",
  end: "De koop vervalt, of de woning krijgt een andere koper",
  leave: (name: string) => `${name} vertrekt, de andere koper blijft`,
  move: "De kopers krijgen een andere woning",
  toHome: "Naar welke woning?",
  chooseHome: "Kies een vrije woning",
  noHome: "Er is geen vrije woning om naartoe te verhuizen.",
  homeOption: (buildNumber: string, houseType: string) => `Bouwnummer ${buildNumber}, ${houseType}`,
  reason: "Reden",
  reasonHelp: "De kopers lezen deze reden in hun mail. Ze blijft in de geschiedenis van de woning staan.",
  incomplete: "Vul alles in, ook de reden.",
  look: "Bekijk de gevolgen",
  doIt: "Ja, voer dit uit",
  cancel: "Annuleren",
  back: "Terug",
  effects: "Dit gebeurt er",
  failed: "Dat is niet gelukt. Probeer het opnieuw; er is niets gewijzigd.",
  refused: {
    changed: "Er is intussen iets gewijzigd aan deze woning. Sluit dit venster en bekijk de woning opnieuw.",
    nobody: "Deze woning heeft geen koper meer. Sluit dit venster; de lijst is bijgewerkt.",
    taken: "De andere woning is intussen in gebruik of gesloten. Kies een andere.",
    "no-type": "De andere woning heeft geen woningtype dat er nu is. Wijzig eerst die woning.",
  } satisfies Record<Outcome, string>,
  done: (buildNumber: string) => `De koper van bouwnummer ${buildNumber} is gewijzigd.`,

  leaves: (names: string) => `${names}: is geen koper meer van deze woning en kan er niets meer kiezen of afspreken.`,
  moves: (names: string) => `${names}: krijgt de andere woning, met hetzelfde account.`,
  stays: (names: string) => `${names}: houdt alles zoals het is, met de keuzes, de afspraken en de vragen.`,
  invited: (names: string) => `De uitnodiging van ${names} wordt ingetrokken.`,
  agreed: (count: number) =>
    `${lines(count)} ${count === 1 ? "blijft" : "blijven"} gelden voor deze woning, ook op de bestellijst. De volgende koper begint daarmee.`,
  openOffers: (references: string) => `Vervalt, want nog niet door iedereen aanvaard: ${references}.`,
  request: (reference: string) => `De aanvraag ${reference} wordt gearchiveerd; er is nog niets van afgesproken.`,
  choices: "De keuzes worden gearchiveerd. U kunt ze teruglezen bij Eerdere kopers.",
  changeRequest: "De aangevraagde wijziging wordt afgesloten met deze reden.",
  questionsClose: (count: number) => `${count === 1 ? "1 open vraag wordt" : `${count} open vragen worden`} gesloten.`,
  questionsFollow: (count: number) => `${count === 1 ? "1 open vraag gaat" : `${count} open vragen gaan`} mee.`,
  shareLinks: (count: number) =>
    count === 1 ? "1 gedeelde link werkt niet meer." : `${count} gedeelde links werken niet meer.`,
  appointmentEnds: (moment: string) => `De afspraak van ${moment} vervalt; de tijd komt vrij.`,
  appointmentFollows: (moment: string) => `De afspraak van ${moment} blijft staan.`,
  exceptions: "Het uitstel van sluitingsdata van deze woning vervalt.",
  taken: (titles: string) => `Past helemaal, en gaat mee: ${titles}.`,
  dropped: {
    "not-offered": (page: string, name: string) =>
      `Gaat niet mee, want niet te kiezen in de andere woning: ${name} (${page}).`,
    agreed: (page: string, name: string) =>
      `Gaat niet mee, want voor de andere woning al afgesproken: ${name} (${page}).`,
  },
  agreedThere: (count: number) => `Voor de andere woning gelden al ${lines(count)}.`,
  again: "De kopers bevestigen de keuzes opnieuw en dienen ze opnieuw in.",
  mail: "Wie een account heeft, krijgt hierover een mail.",

  former: "Eerdere kopers",
  formerTitle: (buildNumber: string) => `Eerdere kopers van bouwnummer ${buildNumber}`,
  close: "Sluiten",
  erased: "Verwijderde koper",
  left: (day: string, by: string) => `Tot ${day}${by === "" ? "" : `, verwerkt door ${by}`}`,
  reference: (reference: string) => `Ingediend als ${reference}`,
  agreedOf: (references: string) => `Geldt nog voor de woning: ${references}`,
  archived: "Gearchiveerde keuzes",
  nothing: "Er was nog niets gekozen.",
} as const;
