export const compareTexts = {
  part: "Onderdeel",
  none: "-",
  differs: "Verschilt",
  choice: "Keuze",
  total: "Totaal",
} as const;
