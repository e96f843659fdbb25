export const legendTexts = { heading: "LEGENDA", label: "Legenda" } as const;
