export const favouriteTexts = {
  /** Of the heart, which is pressed or not. */
  favourite: (name: string) => `Favoriet: ${name}`,
  failed: (name: string) => `Uw hartje bij ${name} is niet bewaard. Probeer het later opnieuw.`,
  close: "Sluiten",
} as const;
