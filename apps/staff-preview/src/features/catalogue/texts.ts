export const catalogueTexts = {
  title: "Catalogus",
  intro:
    "Controleer een nieuwe catalogus, zie wat er verandert, bekijk het voorbeeld en zet haar in de showroom. De laatste tien versies blijven bewaard.",
  upload: "Nieuwe catalogus",
  file: "Bestand",
  fileHelp: "Een Excel-bestand (.xlsx) of bundle.json. Foto's die het project al heeft worden bij hun naam gevonden.",
  tooLarge: (megabytes: number) => `Dit bestand is groter dan ${megabytes} MB.`,
  check: "Controleer",
  publish: "Publiceer",
  failed: "Dat is niet gelukt. Probeer het opnieuw; er is niets gewijzigd.",
  errors: (count: number) =>
    count === 1 ? "1 fout: dit kan zo niet in de showroom" : `${count} fouten: dit kan zo niet in de showroom`,
  warnings: (count: number) => (count === 1 ? "1 waarschuwing" : `${count} waarschuwingen`),
  sound: "Er zijn geen fouten en geen waarschuwingen gevonden.",
  difference: "Wat er verandert",
  published: "De nieuwe catalogus staat in de showroom.",
  reverted: "De eerdere catalogus staat weer in de showroom.",
  confirmTitle: "Deze catalogus publiceren?",
  confirmBody: "Kopers zien haar meteen. Ingediende keuzes blijven zoals ze zijn; u kunt terug naar de vorige versie.",
  confirm: "Ja, publiceer",
  cancel: "Nee, nog niet",
  history: "Versies",
  onShow: "In de showroom",
  revert: "Zet terug",
  revertOf: (version: string) => `Zet versie ${version} terug`,
  revertTitle: (version: string) => `Versie ${version} terugzetten?`,
  revertConfirm: "Ja, zet terug",
  revertCancel: "Nee, laat zoals het is",
  empty: "Er is nog geen versie bewaard.",
} as const;

export const stagedTexts = {
  title: "Klaar om te publiceren",
  by: (name: string) => `door ${name}`,
  houseType: "Woningtype van het voorbeeld",
  preview: "Bekijk voorbeeld",
  discard: "Verwijder",
} as const;

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
  buildNumber: (number: string) => `Bouwnummer ${number}`,
  submission: (number: string, articles: string) =>
    `Bouwnummer ${number} is ingediend en blijft zoals het is, met: ${articles}`,
  takesOver: (from: string, to: string) => `Let op: dit project is van ${from} en wordt een project van ${to}.`,
  retiresMany: (retired: number, of: number) =>
    `Let op: ${retired} van de ${of} artikelen vervallen, meer dan een tiende.`,
  removesHouseTypes: (names: string) => `Let op: woningtypen zonder kopers vervallen: ${names}.`,
  reusesOrganisation: (name: string) => `Let op: de gegevens van ${name} worden die van dit bestand.`,
} as const;
