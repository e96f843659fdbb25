export const viewingBarTexts = {
  unreachable: "Er is geen verbinding met de server. Probeer het opnieuw zodra er weer verbinding is.",
  buyer: {
    label: "Meekijken",
    title: "Alleen lezen",
    body: (buyer: string): string => `U bekijkt de showroom als ${buyer}. U kunt niets wijzigen.`,
    leave: "Stoppen met meekijken",
    endedTitle: "Het meekijken is afgelopen",
    endedBody: (buyer: string): string =>
      `U ziet de showroom niet langer als ${buyer}. Open de koper opnieuw om verder te kijken.`,
    back: "Terug naar de koper",
  },
  prepare: {
    label: "Voorbereiden",
    title: "Voorbereiden",
    body: (buyer: string): string => `U kiest voor ${buyer}. De koper geeft er akkoord op en dient zelf in.`,
    leave: "Stoppen met voorbereiden",
    endedTitle: "Het voorbereiden is afgelopen",
    endedBody: (buyer: string): string =>
      `U kiest niet langer voor ${buyer}. Wat nog niet was opgeslagen, is niet bewaard. Open de koper opnieuw om verder te gaan.`,
    back: "Terug naar de koper",
  },
  preview: {
    label: "Voorbeeld",
    title: "Voorbeeld",
    body: (version: string): string => `Catalogus ${version}, nog niet gepubliceerd. Uw keuzes worden niet bewaard.`,
    leave: "Terug naar de catalogus",
    endedTitle: "Het voorbeeld is afgelopen",
    endedBody: (): string => "Open het voorbeeld opnieuw om verder te kijken.",
    back: "Terug naar de catalogus",
  },
} as const;
