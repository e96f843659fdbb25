export const introTexts = {
  video: "Bekijk de introductie video",
  start: "Start met configureren",
  /** After the choices were submitted. */
  look: "Bekijk uw keuzes",
  failed: "Dat is niet gelukt. Probeer het opnieuw.",
  next: (title: string) => `Verder naar ${title}`,
} as const;
