export const productGroupTexts = {
  chosen: "Gekozen:",
  required: "Verplicht product",
  standard: "Standaard product",
  optional: "Optioneel product",
  reset: "Reset naar standaard",
  resetOf: (title: string): string => `(${title})`,
} as const;
