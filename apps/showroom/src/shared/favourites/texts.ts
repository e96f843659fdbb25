export const favouriteTexts = {
  add: (name: string) => `Bewaar ${name} bij uw favorieten`,
  remove: (name: string) => `Haal ${name} uit uw favorieten`,
  failed: "Uw favoriet is niet bewaard. Probeer het opnieuw.",
} as const;
