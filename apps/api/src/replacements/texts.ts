/** Dutch texts of what the product proposes by itself. The buyers read them. */
export const replacementTexts = {
  lost: (name: string) => `${name} is niet meer leverbaar.`,
  nearest: (names: string) =>
    `Wij stellen het artikel voor dat er het meest op lijkt: ${names}. U betaalt daarvoor niet meer dan u bent overeengekomen.`,
  standard: (names: string) => `Wij stellen de standaard voor: ${names}.`,
  choose: "U heeft de keus uit twee voorstellen. Geeft u opdracht tot het ene, dan vervalt het andere.",
  help: "Wilt u iets anders? Wijs het voorstel dan af, en schrijf op wat u zoekt.",
  back: "Het artikel is weer leverbaar. Uw akkoord blijft zoals het is.",
} as const;
