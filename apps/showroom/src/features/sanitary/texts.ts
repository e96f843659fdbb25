export const sanitaryTexts = {
  search: "Zoek een specifiek product...",
  empty: "Er is geen aanbod beschikbaar.",
  found: (count: number) => (count === 1 ? "1 product" : `${count} producten`),
  legend: { zoom: "Vergroot de afbeelding" },
  /** Short, for it stands on every card; the whole sentence stands above them. */
  locked: "Uw keuzes zijn bevestigd.",
  showMissing: (count: number) =>
    count === 1 ? "Waarom ontbreekt hier 1 product?" : `Waarom ontbreken hier ${count} producten?`,
  hideMissing: "Verberg de uitleg",
  reasons: {
    hidden: (subjects: string) =>
      `Niet te combineren met ${subjects}. Kies iets anders in plaats daarvan om dit te kunnen kiezen.`,
    notShown: (options: string) => `Alleen te kiezen in combinatie met ${options}.`,
    displaced: (subjects: string, options: string) => `Bij ${subjects} hoort ${options}.`,
    required: (subjects: string) => `Verplicht bij ${subjects}.`,
    unknown: "een andere keuze",
  },
} as const;
