export const priceBoxTexts = {
  explain: (label: string) => `Toelichting bij ${label}`,
} as const;
