export const showroomTexts = {
  lockedBy: (title: string) => `Rond eerst ${title} af.`,
  nextStep: (title: string) => `Volgende stap: ${title}`,
  partsOf: (subtitle: string) => `Onderdelen van ${subtitle}`,
  parts: { start: "Start", tiles: "Tegels", products: "Sanitair", result: "Resultaat", topview: "Plattegrond", floors: "Woonvloer", "copy-choices": "Keuzes overnemen" },
  /** The title of a step's page, also of the window. */
  stepTitle: (title: string) => `Digitale showroom | ${title}`,
  conflict: {
    title: "Uw keuzes zijn ook ergens anders gewijzigd",
    body: "In een ander venster of op een ander apparaat is iets anders opgeslagen. Welke keuzes wilt u houden?",
    own: "Deze keuzes houden",
    server: "De andere keuzes overnemen",
    differing: "Deze onderdelen verschillen:",
  },
} as const;
