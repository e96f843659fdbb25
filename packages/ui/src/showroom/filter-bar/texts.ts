export const filterBarTexts = {
  label: "Filters",
  active: "actief",
  applied: "Toegepaste filters",
  remove: (label: string): string => `Filter ${label} verwijderen`,
  clearAll: "Wis alle filters",
} as const;
