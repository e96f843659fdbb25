export const filterBarTexts = {
  label: "Filters",
  active: "gekozen",
  applied: "Toegepaste filters",
  remove: (label: string): string => `Filter ${label} verwijderen`,
  clearAll: "Wis alle filters",
} as const;
