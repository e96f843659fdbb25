export const boardTexts = {
  title: "Uw favorieten",
  intro: "Wat u en uw medekopers bewaarden met een hartje. Kies een kaart om die bij uw keuzes te zien.",
  tiles: "Tegels",
  ware: "Sanitair",
  none: "Nog geen favorieten",
  noneExplained: "Druk bij een tegel of bij sanitair op het hartje. U vindt alles wat u bewaarde hier terug.",
  back: "Terug naar uw keuzes",
  /** Favourites that the catalogue lost. */
  lost: (count: number) =>
    count === 1
      ? "1 favoriet wordt nu niet aangeboden. Komt die terug, dan ziet u hem hier weer."
      : `${count} favorieten worden nu niet aangeboden. Komen die terug, dan ziet u ze hier weer.`,
} as const;
