export const floorCardTexts = {
  colours: (count: number): string => (count === 1 ? "1 kleur" : `${count} kleuren`),
  none: "Geen woonvloer",
  noneNote: "Uw woning wordt opgeleverd zonder vloerafwerking en plinten. U regelt de vloer zelf.",
} as const;
