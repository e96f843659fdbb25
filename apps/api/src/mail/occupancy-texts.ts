interface OccupancyTexts {
  readonly subject: (project: string) => string;
  readonly intro: (project: string, buildNumber: string) => string;
  readonly next: readonly string[];
  readonly action: string;
}

/** For every letter. */
export const OCCUPANCY_QUESTIONS = (showroom: string): string =>
  `Klopt dit niet, of heeft u vragen? Neem dan contact op met ${showroom}.`;

/** Dutch texts of the letters about who has a home. */
export const OCCUPANCY_TEXTS = {
  purchaseEnded: {
    subject: (project: string) => `Uw woning in ${project}`,
    intro: (project: string) =>
      `U bent geen koper meer van uw woning in ${project}. U kunt daarvoor niets meer kiezen of afspreken, en uw openstaande offertes zijn vervallen.`,
    next: [
      "Uw keuzes blijven bewaard bij de showroom, en bij wie met u koos en de woning houdt. Links waarmee u ze met anderen deelde, werken niet meer.",
      "Wat al is afgesproken voor de woning, blijft bij de woning horen. Bewaar de ontvangstbevestigingen die u daarvan kreeg.",
    ],
    action: "",
  },
  buyerLeft: {
    subject: (project: string) => `Een koper minder voor uw woning in ${project}`,
    intro: (project: string) => `Iemand met wie u samen koos, is geen koper meer van uw woning in ${project}.`,
    next: [
      "Voor u verandert er niets: uw keuzes, wat is afgesproken, uw vragen en uw afspraak blijven zoals ze zijn.",
      "Openstaande offertes waarvoor beide kopers opdracht moesten geven, zijn vervallen. De showroom kan een nieuwe maken.",
      "Links waarmee uw keuzes waren gedeeld, werken niet meer; u kunt nieuwe maken. Kende de ander het adres van uw agenda met data? Vervang het dan bij uw sluitingsdata.",
    ],
    action: "Naar uw keuzes",
  },
  buyersMoved: {
    subject: (project: string) => `U heeft een andere woning in ${project}`,
    intro: (project: string, buildNumber: string) =>
      `U bent nu koper van een andere woning in ${project}: bouwnummer ${buildNumber}.`,
    next: [
      "Uw keuzes zijn overgenomen waar ze in die woning passen. Waar dat niet kon, staat de standaard klaar. Loop de ruimten na, bevestig ze en dien ze opnieuw in.",
      "Wat voor uw vorige woning is afgesproken, blijft bij die woning. Openstaande offertes en gedeelde links zijn vervallen; uw vragen en uw afspraak in de showroom gaan met u mee.",
      "Let op de sluitingsdata: voor deze woning kunnen andere data gelden.",
    ],
    action: "Bekijk uw keuzes",
  },
} as const satisfies Record<string, OccupancyTexts>;
