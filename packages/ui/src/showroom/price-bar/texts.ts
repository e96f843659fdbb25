export const priceBarTexts = {
  label: "Totaal configuratie - Incl. BTW en montage",
} as const;
