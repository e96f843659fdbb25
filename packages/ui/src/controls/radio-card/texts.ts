export const radioCardTexts = { chosen: "Gekozen" } as const;
