export const topBarTexts = { total: "Totaal" } as const;
