/** In the place of a part that could not be loaded. */
export const unloadedTexts = {
  title: "Dit onderdeel is nog niet geladen",
  text: "Er is nu geen verbinding met de server. Zodra die er weer is, verschijnt dit onderdeel vanzelf. Wat u hebt gekozen is bewaard.",
  retry: "Probeer het opnieuw",
  back: "Terug",
} as const;
