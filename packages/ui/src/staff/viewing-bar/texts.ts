export const viewingBarTexts = {
  label: "Meekijken",
  title: "Alleen lezen",
  body: (buyer: string): string => `U bekijkt de showroom als ${buyer}. U kunt niets wijzigen.`,
  leave: "Stoppen met meekijken",
} as const;
