export const copyTexts = {
  title: (previous: string) => `Keuzes overnemen van uw ${previous}`,
  intro: (parts: readonly string[]) =>
    `Wilt u de keuzes voor ${parts.join(" en ")} die u eerder heeft gemaakt, overnemen in deze ruimte?`,
  legend: "Keuzes overnemen",
  chooseFirst: (part: string) => `Kies een van beide om verder te gaan naar ${part}.`,
  chosen: (part: string) => `Uw keuze is gemaakt. U kunt verder gaan naar ${part}.`,
  tiles: "Tegels",
  sanitary: "Sanitair",
  freshNote: "U begint met de standaard opstelling.",
  warning:
    "Uw keuzes worden eenmalig overgenomen. Wijzigt u daarna nog iets in de eerdere ruimte, dan verandert dat hier niet mee.",
  failed: "Uw eerdere keuzes konden niet worden geladen.",
  none: "Er zijn geen keuzes om over te nemen.",
  total: "Totaal",
  altStandard: (room: string) => `${room} in de standaard opstelling`,
  altCopied: (room: string) => `${room} met uw eerdere keuzes`,
} as const;
