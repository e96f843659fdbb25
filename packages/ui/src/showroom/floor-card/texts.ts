export const floorCardTexts = {
  colours: (count: number): string => (count === 1 ? "1 kleur" : `${count} kleuren`),
  none: "Geen woonvloer",
  noneNote: "U regelt de vloer zelf.",
} as const;
