export const choiceTexts = {
  chosen: "Gekozen",
  breakdown: "Prijsopbouw",
  more: (title: string): string => `Meer over ${title}`,
} as const;
