export const deviationTexts = {
  count: (count: number) => (count === 0 ? "Geen afwijkingen" : count === 1 ? "1 afwijking" : `${count} afwijkingen`),
  part: "Onderdeel",
  standard: "Standaard",
  chosen: "Gekozen",
  price: "Prijs incl. BTW en montage",
} as const;
