/** Dutch words for a change of a catalogue, in /admin and on the command line. */
const KINDS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  product: ["artikel", "artikelen"],
  houseType: ["woningtype", "woningtypen"],
  page: ["pagina", "pagina's"],
  group: ["productgroep", "productgroepen"],
  offer: ["aanbod", "keer aanbod"],
  package: ["pakket", "pakketten"],
  rule: ["regel", "regels"],
  material: ["vloermateriaal", "vloermaterialen"],
  floor: ["vloer", "vloeren"],
  baseboard: ["plint", "plinten"],
};

export const differenceTexts = {
  unchanged: "Er verandert niets ten opzichte van wat er nu in de showroom staat.",
  /** Null for a kind that owners do not know by a name. */
  kind: (kind: string, count: number) => KINDS[kind]?.[count === 1 ? 0 : 1] ?? null,
  added: (count: number, kind: string) => `${count} ${kind} erbij`,
  removed: (kind: string, name: string) => `Vervalt: ${kind} ${name}`,
  changedArticles: (count: number, numbers: string) =>
    count === 1 ? `1 artikel gewijzigd: ${numbers}` : `${count} artikelen gewijzigd: ${numbers}`,
  more: (count: number) => `en ${count} meer`,
  buyer: (who: string, count: number, before: string, now: string) =>
    `${who} wordt over ${count === 1 ? "1 keuze" : `${count} keuzes`} gevraagd; nu ${before}, zonder antwoord op standaard ${now}`,
  total: (who: string, before: string, now: string, gap: string) => `${who}: totaal van ${before} naar ${now} (${gap})`,
  dearer: (gap: string) => `${gap} meer`,
  cheaper: (gap: string) => `${gap} minder`,
  newer: (version: string) =>
    `Let op: nadat deze catalogus is gecontroleerd, is versie ${version} gepubliceerd. Wat daarin is gewijzigd, kan hiermee verdwijnen.`,
  undoes: (line: string) => `Ongedaan gemaakt: ${line}`,
  undoesNothing: "Van die versie wordt niets ongedaan gemaakt.",
  undoesUnknown: "Van die versie is niet meer na te gaan wat ongedaan wordt gemaakt.",
  buildNumber: (number: string) => `Bouwnummer ${number}`,
  submission: (number: string, articles: string) =>
    `Bouwnummer ${number} is ingediend en blijft zoals het is, met: ${articles}`,
  agreementLost: (number: string, articles: string) => `Akkoord van bouwnummer ${number}: ${articles} vervalt.`,
  proposed: (references: string) =>
    `De kopers krijgen een voorstel (${references}), voor geen hogere prijs; het akkoord blijft gelden tot zij opdracht geven.`,
  proposeYourself:
    "Er is geen nieuw voorstel gemaakt; het akkoord blijft gelden. Stel zo nodig zelf een wijziging voor.",
  agreementDearer: (number: string, articles: string) =>
    `Akkoord van bouwnummer ${number} houdt de afgesproken prijs, al wordt duurder: ${articles}.`,
  openOffer: (reference: string, day: string) =>
    `Offerte ${reference} staat open tot en met ${day} en houdt haar regels en prijzen.`,
  offerLost: (articles: string) => `Vervalt: ${articles}`,
  offerDearer: (articles: string) => `Wordt duurder: ${articles}`,
  takesOver: (from: string, to: string) => `Let op: dit project is van ${from} en wordt een project van ${to}.`,
  retiresMany: (retired: number, of: number) =>
    `Let op: ${retired} van de ${of} artikelen vervallen, meer dan een tiende.`,
  removesHouseTypes: (names: string) => `Let op: woningtypen zonder kopers vervallen: ${names}.`,
  reusesOrganisation: (name: string, advisors: number) =>
    advisors === 0
      ? `Let op: de gegevens van ${name} worden die van dit bestand.`
      : `Let op: ${advisors === 1 ? "de adviseur" : `de ${advisors} adviseurs`} van ${name} ${advisors === 1 ? "ziet" : "zien"} dit project, en de gegevens van ${name} worden die van dit bestand.`,
} as const;
