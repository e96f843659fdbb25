export const introTexts = {
  video: "Bekijk de introductie video",
  start: "Start met configureren",
  /** After the choices were submitted. */
  look: "Bekijk uw keuzes",
  /** What amounts mean, where a buyer first meets them. */
  extra:
    "Bedragen zijn meerprijzen: wat u extra betaalt boven de standaard van uw woning, inclusief btw en montage. ‘Inbegrepen’ kost niets extra.",
  indicative:
    "De prijzen zijn indicatief: de showroom bepaalt de definitieve prijs aan de hand van uw bouwtekening. Tot die tijd staat er ‘indicatief’ of een * bij een bedrag.",
  failed: "Dat is niet gelukt. Probeer het opnieuw.",
  next: (title: string) => `Verder naar ${title}`,
} as const;
