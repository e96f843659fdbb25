export const viewingBarTexts = {
  label: "Meekijken",
  title: "Alleen lezen",
  body: (buyer: string): string => `U bekijkt de showroom als ${buyer}. U kunt niets wijzigen.`,
  leave: "Stoppen met meekijken",
  endedTitle: "Het meekijken is afgelopen",
  endedBody: (buyer: string): string =>
    `U ziet de showroom niet langer als ${buyer}. Open de koper opnieuw om verder te kijken.`,
  back: "Terug naar de koper",
} as const;
